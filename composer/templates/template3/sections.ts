import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";

type Section = (deck: Deck, facts: SiteFacts) => SafeHtml;

/** Where a part stands on this page: 1, 2 and so on. */
export const placeOf = (deck: Deck, id: SectionId): number => visibleSections(deck).indexOf(id) + 1;

/** The heading is the running head too: it stays at the top while its part is read. */
const section = (deck: Deck, facts: SiteFacts, id: SectionId, body: SafeHtml): SafeHtml =>
  html`<section id="${id}" class="grid" aria-labelledby="${id}-title"><h2 class="grid" id="${id}-title"><span class="no">${placeOf(deck, id)}</span><span class="what" dir="auto">${deck[id].title}</span><span class="run" aria-hidden="true">${facts.ticker}</span></h2>${body}</section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck, facts) =>
    section(
      deck,
      facts,
      "story",
      html`<div class="text tale">${deck.story.paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}</div>`,
    ),

  howToBuy: (deck, facts) =>
    section(
      deck,
      facts,
      "howToBuy",
      html`<ol class="grid rows">${counted(placeOf(deck, "howToBuy"), deck.howToBuy.steps)}</ol>${facts.mintAddress === null && html`<p class="text">Trading is not open yet.</p>`}`,
    ),

  tokenomics: (deck, facts) => {
    const { intro, facts: all } = deck.tokenomics;
    const notes = all.flatMap(({ note }) => (note ? [note] : []));
    const rows = all.map(({ label, value, note }) => {
      const at = note ? notes.indexOf(note) + 1 : 0;
      return html`<div class="grid"><dt dir="auto">${label}</dt><dd dir="auto">${value}${note && html`<sup><a href="#note-${at}" aria-label="Note ${at}">${at}</a></sup>`}</dd></div>`;
    });
    return section(
      deck,
      facts,
      "tokenomics",
      html`<p class="text" dir="auto">${intro}</p><dl class="grid ledger">${rows}</dl>${notes.length > 0 && html`<ol class="text notes">${[...new Set(notes)].map((note) => html`<li id="note-${notes.indexOf(note) + 1}"><span aria-hidden="true">${notes.indexOf(note) + 1}</span><span dir="auto">${note}</span></li>`)}</ol>`}`,
    );
  },

  chart: (deck, facts) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="go" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p>Launching soon. The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      deck,
      facts,
      "chart",
      html`<div class="text spaced"><p dir="auto">${deck.chart.text}</p>${link}</div>`,
    );
  },

  roadmap: (deck, facts) =>
    section(
      deck,
      facts,
      "roadmap",
      html`<ol class="line" style="--n:${deck.roadmap.phases.length > 4 ? 3 : deck.roadmap.phases.length}">${deck.roadmap.phases.map((phase, at) => html`<li><span class="no" aria-hidden="true">${placeOf(deck, "roadmap")}.${at + 1}</span><h3 dir="auto">${phase.title}</h3><p dir="auto">${phase.text}</p></li>`)}</ol>`,
    ),

  community: (deck, facts) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="grid places">${places.map(({ name, url, shown }) => html`<li class="grid"><span>${name}</span><a class="go" href="${url}" rel="noopener nofollow">${shown}</a></li>`)}</ul>`;
    return section(
      deck,
      facts,
      "community",
      html`<p class="text" dir="auto">${deck.community.text}</p>${places.length > 0 ? list : html`<p class="text">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck, facts) =>
    section(
      deck,
      facts,
      "faq",
      html`<dl class="grid asked">${deck.faq.items.map(({ question, answer }) => html`<div class="grid"><dt dir="auto">${question}</dt><dd dir="auto">${answer}</dd></div>`)}</dl>`,
    ),
};

/** Rows counted under their part, as in a paper: 2.1, 2.2, 2.3. */
const counted = (part: number, rows: readonly { title: string; text: string }[]): SafeHtml[] =>
  rows.map(
    (row, at) =>
      html`<li class="grid"><span class="no" aria-hidden="true">${part}.${at + 1}</span><h3 dir="auto">${row.title}</h3><p dir="auto">${row.text}</p></li>`,
  );
