import type { Deck, SectionId } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";

type Section = (deck: Deck, facts: SiteFacts, marks: Marks) => SafeHtml;

const section = (marks: Marks, id: SectionId, title: string, body: SafeHtml, kind = ""): SafeHtml =>
  html`<section id="${id}"${marks.section(id)} class="${kind}" aria-labelledby="${id}-title"><div class="wrap"><h2 id="${id}-title"${marks.part(`${id}.title`)} dir="auto">${title}</h2><div>${body}</div></div></section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: ({ story }, _, marks) =>
    section(
      marks,
      "story",
      story.title,
      html`${story.paragraphs.map((text, at) => html`<p${marks.part(`story.paragraphs.${at}`)} dir="auto">${text}</p>`)}`,
      "story",
    ),

  howToBuy: ({ howToBuy }, facts, marks) =>
    section(
      marks,
      "howToBuy",
      howToBuy.title,
      html`<ol class="steps">${howToBuy.steps.map((step, at) => html`<li><span class="big" aria-hidden="true">${at + 1}</span><h3${marks.part(`howToBuy.steps.${at}.title`)} dir="auto">${step.title}</h3><p class="soft"${marks.part(`howToBuy.steps.${at}.text`)} dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="soft" lang="en">Trading is not open yet.</p>`}`,
      "band",
    ),

  tokenomics: ({ tokenomics }, _, marks) =>
    section(
      marks,
      "tokenomics",
      tokenomics.title,
      html`<p${marks.part("tokenomics.intro")} dir="auto">${tokenomics.intro}</p><dl class="facts">${tokenomics.facts.map((fact, at) => html`<div><dt${marks.part(`tokenomics.facts.${at}.label`)} dir="auto">${fact.label}</dt><dd class="big"${marks.part(`tokenomics.facts.${at}.value`)} dir="auto">${fact.value}</dd>${fact.note && html`<dd class="soft"${marks.part(`tokenomics.facts.${at}.note`)} dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
    ),

  chart: ({ chart }, facts, marks) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p lang="en"><strong>Launching soon.</strong> The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      marks,
      "chart",
      chart.title,
      html`<div class="trade"><p${marks.part("chart.text")} dir="auto">${chart.text}</p>${link}</div>`,
    );
  },

  roadmap: ({ roadmap }, _, marks) =>
    section(
      marks,
      "roadmap",
      roadmap.title,
      html`<ol class="rail">${roadmap.phases.map((phase, at) => html`<li><h3${marks.part(`roadmap.phases.${at}.title`)} dir="auto">${phase.title}</h3><p class="soft"${marks.part(`roadmap.phases.${at}.text`)} dir="auto">${phase.text}</p></li>`)}</ol>`,
    ),

  community: ({ community }, facts, marks) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="links">${places.map(({ name, url, shown }) => html`<li><a href="${url}" rel="noopener nofollow"><strong>${name}</strong><span class="soft">${shown}</span></a></li>`)}</ul>`;
    return section(
      marks,
      "community",
      community.title,
      html`<p${marks.part("community.text")} dir="auto">${community.text}</p>${places.length > 0 ? list : html`<p class="soft" lang="en">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: ({ faq }, _, marks) =>
    section(
      marks,
      "faq",
      faq.title,
      html`${faq.items.map(({ question, answer }, at) => html`<details><summary${marks.part(`faq.items.${at}.question`)} dir="auto">${question}</summary><p${marks.part(`faq.items.${at}.answer`)} dir="auto">${answer}</p></details>`)}`,
    ),
};
