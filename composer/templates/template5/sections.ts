import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";
import { finial, roman, wreath } from "./engraving.ts";

/** With `thrift` nothing is engraved: the words need the room. */
type Section = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean) => SafeHtml;

/** Where a part stands on this page, as its chapter number. */
export const chapterOf = (deck: Deck, id: SectionId): string => roman(visibleSections(deck).indexOf(id) + 1);

const section = (deck: Deck, marks: Marks, id: SectionId, kind: string, body: SafeHtml): SafeHtml =>
  html`<section id="${id}"${marks.section(id)} class="${kind}" aria-labelledby="${id}-title"><div class="head"><span class="chapter" aria-hidden="true">${chapterOf(deck, id)}</span><h2 id="${id}-title"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</h2></div><div class="body">${body}</div></section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck, _, marks, thrift) =>
    section(
      deck,
      marks,
      "story",
      "tale",
      html`${deck.story.paragraphs.map((text, at) => html`<p${marks.part(`story.paragraphs.${at}`)} dir="auto">${text}</p>`)}${!thrift && finial()}`,
    ),

  howToBuy: (deck, facts, marks) =>
    section(
      deck,
      marks,
      "howToBuy",
      "carte cover",
      html`<ol>${deck.howToBuy.steps.map((step, at) => html`<li><span class="nth" aria-hidden="true">${roman(at + 1)}</span><h3${marks.part(`howToBuy.steps.${at}.title`)} dir="auto">${step.title}</h3><p class="soft"${marks.part(`howToBuy.steps.${at}.text`)} dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="soft close" lang="en">Trading is not open yet.</p>`}`,
    ),

  tokenomics: (deck, _, marks) =>
    section(
      deck,
      marks,
      "tokenomics",
      "ledger",
      html`<p class="intro"${marks.part("tokenomics.intro")} dir="auto">${deck.tokenomics.intro}</p><dl>${deck.tokenomics.facts.map((fact, at) => html`<div><dt${marks.part(`tokenomics.facts.${at}.label`)} dir="auto">${fact.label}</dt><dd class="value"${marks.part(`tokenomics.facts.${at}.value`)} dir="auto">${fact.value}</dd>${fact.note && html`<dd class="soft note"${marks.part(`tokenomics.facts.${at}.note`)} dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
    ),

  chart: (deck, facts, marks, thrift) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p lang="en"><strong>Launching soon.</strong> The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      deck,
      marks,
      "chart",
      "card",
      html`${!thrift && wreath(facts.ticker)}<p${marks.part("chart.text")} dir="auto">${deck.chart.text}</p>${link}`,
    );
  },

  roadmap: (deck, _, marks) =>
    section(
      deck,
      marks,
      "roadmap",
      "acts",
      html`<ol>${deck.roadmap.phases.map((phase, at) => html`<li style="--at:${at}"><span class="nth" aria-hidden="true">${roman(at + 1)}</span><div><h3${marks.part(`roadmap.phases.${at}.title`)} dir="auto">${phase.title}</h3><p class="soft"${marks.part(`roadmap.phases.${at}.text`)} dir="auto">${phase.text}</p></div></li>`)}</ol>`,
    ),

  community: (deck, facts, marks) => {
    const places = socialPlaces(facts);
    const cards = html`<ul>${places.map(({ name, url, shown }) => html`<li><a href="${url}" rel="noopener nofollow"><strong>${name}</strong><span class="soft">${shown}</span></a></li>`)}</ul>`;
    return section(
      deck,
      marks,
      "community",
      "calling",
      html`<p class="intro"${marks.part("community.text")} dir="auto">${deck.community.text}</p>${places.length > 0 ? cards : html`<p class="soft" lang="en">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck, _, marks) =>
    section(
      deck,
      marks,
      "faq",
      "asked",
      html`${deck.faq.items.map(({ question, answer }, at) => html`<details><summary${marks.part(`faq.items.${at}.question`)} dir="auto">${question}</summary><p class="soft"${marks.part(`faq.items.${at}.answer`)} dir="auto">${answer}</p></details>`)}`,
    ),
};
