import type { Deck, SectionId } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";

type Section = (deck: Deck, facts: SiteFacts) => SafeHtml;

const section = (id: SectionId, title: string, body: SafeHtml, kind = ""): SafeHtml =>
  html`<section id="${id}" class="${kind}" aria-labelledby="${id}-title"><div class="wrap"><h2 id="${id}-title" dir="auto">${title}</h2><div>${body}</div></div></section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: ({ story }) =>
    section(
      "story",
      story.title,
      html`${story.paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}`,
      "story",
    ),

  howToBuy: ({ howToBuy }, facts) =>
    section(
      "howToBuy",
      howToBuy.title,
      html`<ol class="steps">${howToBuy.steps.map((step, at) => html`<li><span class="big" aria-hidden="true">${at + 1}</span><h3 dir="auto">${step.title}</h3><p class="soft" dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="soft">Trading is not open yet.</p>`}`,
      "band",
    ),

  tokenomics: ({ tokenomics }) =>
    section(
      "tokenomics",
      tokenomics.title,
      html`<p dir="auto">${tokenomics.intro}</p><dl class="facts">${tokenomics.facts.map((fact) => html`<div><dt dir="auto">${fact.label}</dt><dd class="big" dir="auto">${fact.value}</dd>${fact.note && html`<dd class="soft" dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
    ),

  chart: ({ chart }, facts) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="btn" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p><strong>Launching soon.</strong> The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      "chart",
      chart.title,
      html`<div class="trade"><p dir="auto">${chart.text}</p>${link}</div>`,
    );
  },

  roadmap: ({ roadmap }) =>
    section(
      "roadmap",
      roadmap.title,
      html`<ol class="rail">${roadmap.phases.map((phase) => html`<li><h3 dir="auto">${phase.title}</h3><p class="soft" dir="auto">${phase.text}</p></li>`)}</ol>`,
    ),

  community: ({ community }, facts) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="links">${places.map(({ name, url, shown }) => html`<li><a href="${url}" rel="noopener nofollow"><strong>${name}</strong><span class="soft">${shown}</span></a></li>`)}</ul>`;
    return section(
      "community",
      community.title,
      html`<p dir="auto">${community.text}</p>${places.length > 0 ? list : html`<p class="soft">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: ({ faq }) =>
    section(
      "faq",
      faq.title,
      html`${faq.items.map(({ question, answer }) => html`<details><summary dir="auto">${question}</summary><p dir="auto">${answer}</p></details>`)}`,
    ),
};
