import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";
import { finial, roman, wreath } from "./engraving.ts";

type Section = (deck: Deck, facts: SiteFacts) => SafeHtml;

/** Where a part stands on this page, as its chapter number. */
export const chapterOf = (deck: Deck, id: SectionId): string => roman(visibleSections(deck).indexOf(id) + 1);

const section = (deck: Deck, id: SectionId, kind: string, title: string, body: SafeHtml): SafeHtml =>
  html`<section id="${id}" class="${kind}" aria-labelledby="${id}-title"><div class="head"><span class="chapter" aria-hidden="true">${chapterOf(deck, id)}</span><h2 id="${id}-title" dir="auto">${title}</h2></div><div class="body">${body}</div></section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck) =>
    section(
      deck,
      "story",
      "tale",
      deck.story.title,
      html`${deck.story.paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}${finial()}`,
    ),

  howToBuy: (deck, facts) =>
    section(
      deck,
      "howToBuy",
      "carte cover",
      deck.howToBuy.title,
      html`<ol>${deck.howToBuy.steps.map((step, at) => html`<li><span class="nth" aria-hidden="true">${roman(at + 1)}</span><h3 dir="auto">${step.title}</h3><p class="soft" dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="soft close">Trading is not open yet.</p>`}`,
    ),

  tokenomics: (deck) =>
    section(
      deck,
      "tokenomics",
      "ledger",
      deck.tokenomics.title,
      html`<p class="intro" dir="auto">${deck.tokenomics.intro}</p><dl>${deck.tokenomics.facts.map((fact) => html`<div><dt dir="auto">${fact.label}</dt><dd class="value" dir="auto">${fact.value}</dd>${fact.note && html`<dd class="soft note" dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
    ),

  chart: (deck, facts) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="btn" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p><strong>Launching soon.</strong> The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      deck,
      "chart",
      "card",
      deck.chart.title,
      html`${wreath(facts.ticker)}<p dir="auto">${deck.chart.text}</p>${link}`,
    );
  },

  roadmap: (deck) =>
    section(
      deck,
      "roadmap",
      "acts",
      deck.roadmap.title,
      html`<ol>${deck.roadmap.phases.map((phase, at) => html`<li style="--at:${at}"><span class="nth" aria-hidden="true">${roman(at + 1)}</span><div><h3 dir="auto">${phase.title}</h3><p class="soft" dir="auto">${phase.text}</p></div></li>`)}</ol>`,
    ),

  community: (deck, facts) => {
    const places = socialPlaces(facts);
    const cards = html`<ul>${places.map(({ name, url, shown }) => html`<li><a href="${url}" rel="noopener nofollow"><strong>${name}</strong><span class="soft">${shown}</span></a></li>`)}</ul>`;
    return section(
      deck,
      "community",
      "calling",
      deck.community.title,
      html`<p class="intro" dir="auto">${deck.community.text}</p>${places.length > 0 ? cards : html`<p class="soft">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck) =>
    section(
      deck,
      "faq",
      "asked",
      deck.faq.title,
      html`${deck.faq.items.map(({ question, answer }) => html`<details><summary dir="auto">${question}</summary><p class="soft" dir="auto">${answer}</p></details>`)}`,
    ),
};
