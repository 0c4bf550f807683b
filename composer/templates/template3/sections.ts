import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";

type Section = (deck: Deck, facts: SiteFacts, marks: Marks) => SafeHtml;

/** Where a part stands on this page: 1, 2 and so on. */
export const placeOf = (deck: Deck, id: SectionId): number => visibleSections(deck).indexOf(id) + 1;

/** The heading is the running head too: it stays at the top while its part is read. */
const section = (deck: Deck, facts: SiteFacts, marks: Marks, id: SectionId, body: SafeHtml): SafeHtml =>
  html`<section id="${id}"${marks.section(id)} class="grid" aria-labelledby="${id}-title"><h2 class="grid" id="${id}-title"><span class="no">${placeOf(deck, id)}</span><span class="what"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</span><span class="run" aria-hidden="true">${facts.ticker}</span></h2>${body}</section>`;

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck, facts, marks) =>
    section(
      deck,
      facts,
      marks,
      "story",
      html`<div class="text tale">${deck.story.paragraphs.map((text, at) => html`<p${marks.part(`story.paragraphs.${at}`)} dir="auto">${text}</p>`)}</div>`,
    ),

  howToBuy: (deck, facts, marks) =>
    section(
      deck,
      facts,
      marks,
      "howToBuy",
      html`<ol class="grid rows">${counted(placeOf(deck, "howToBuy"), deck.howToBuy.steps, marks)}</ol>${facts.mintAddress === null && html`<p class="text" lang="en">Trading is not open yet.</p>`}`,
    ),

  tokenomics: (deck, facts, marks) => {
    const { intro, facts: all } = deck.tokenomics;
    const notes = all.flatMap(({ note }) => (note ? [note] : []));
    const rows = all.map(({ label, value, note }, at) => {
      const no = note ? notes.indexOf(note) + 1 : 0;
      return html`<div class="grid"><dt${marks.part(`tokenomics.facts.${at}.label`)} dir="auto">${label}</dt><dd><span${marks.part(`tokenomics.facts.${at}.value`)} dir="auto">${value}</span>${note && html`<sup><a href="#note-${no}" lang="en" aria-label="Note ${no}">${no}</a></sup>`}</dd></div>`;
    });
    return section(
      deck,
      facts,
      marks,
      "tokenomics",
      html`<p class="text"${marks.part("tokenomics.intro")} dir="auto">${intro}</p><dl class="grid ledger">${rows}</dl>${notes.length > 0 && html`<ol class="text notes">${[...new Set(notes)].map((note) => html`<li id="note-${notes.indexOf(note) + 1}"><span aria-hidden="true">${notes.indexOf(note) + 1}</span><span${marks.part(`tokenomics.facts.${all.findIndex((each) => each.note === note)}.note`)} dir="auto">${note}</span></li>`)}</ol>`}`,
    );
  },

  chart: (deck, facts, marks) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="go" lang="en" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p lang="en">Launching soon. The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      deck,
      facts,
      marks,
      "chart",
      html`<div class="text spaced"><p${marks.part("chart.text")} dir="auto">${deck.chart.text}</p>${link}</div>`,
    );
  },

  roadmap: (deck, facts, marks) =>
    section(
      deck,
      facts,
      marks,
      "roadmap",
      html`<ol class="line" style="--n:${deck.roadmap.phases.length > 4 ? 3 : deck.roadmap.phases.length}">${deck.roadmap.phases.map((phase, at) => html`<li><span class="no" aria-hidden="true">${placeOf(deck, "roadmap")}.${at + 1}</span><h3${marks.part(`roadmap.phases.${at}.title`)} dir="auto">${phase.title}</h3><p${marks.part(`roadmap.phases.${at}.text`)} dir="auto">${phase.text}</p></li>`)}</ol>`,
    ),

  community: (deck, facts, marks) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="grid places">${places.map(({ name, url, shown }) => html`<li class="grid"><span>${name}</span><a class="go" href="${url}" rel="noopener nofollow">${shown}</a></li>`)}</ul>`;
    return section(
      deck,
      facts,
      marks,
      "community",
      html`<p class="text"${marks.part("community.text")} dir="auto">${deck.community.text}</p>${places.length > 0 ? list : html`<p class="text" lang="en">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck, facts, marks) =>
    section(
      deck,
      facts,
      marks,
      "faq",
      html`<dl class="grid asked">${deck.faq.items.map(({ question, answer }, at) => html`<div class="grid"><dt${marks.part(`faq.items.${at}.question`)} dir="auto">${question}</dt><dd${marks.part(`faq.items.${at}.answer`)} dir="auto">${answer}</dd></div>`)}</dl>`,
    ),
};

/** Rows counted under their part, as in a paper: 2.1, 2.2, 2.3. */
const counted = (part: number, rows: Deck["howToBuy"]["steps"], marks: Marks): SafeHtml[] =>
  rows.map(
    (row, at) =>
      html`<li class="grid"><span class="no" aria-hidden="true">${part}.${at + 1}</span><h3${marks.part(`howToBuy.steps.${at}.title`)} dir="auto">${row.title}</h3><p${marks.part(`howToBuy.steps.${at}.text`)} dir="auto">${row.text}</p></li>`,
  );
