import type { SectionId } from "#contract/deck.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";

/** The heading is the running head too: it stays at the top while its part is read. */
const section = (page: parts.Page, id: SectionId, body: SafeHtml): SafeHtml => {
  const { deck, facts, marks } = page;
  const head = html`
    <h2 class="grid" id="${id}-title">
      <span class="no">${parts.placeOf(deck, id)}</span>
      <span class="what"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</span>
      <span class="run" aria-hidden="true">${facts.ticker}</span>
    </h2>
  `;
  return parts.section(page, id, "grid", html`${head}${body}`);
};

/** Counted under their part, as in a paper: 2.1, 2.2, 2.3. */
const counted = (page: parts.Page, id: SectionId, at: number): SafeHtml =>
  html`<span class="no" aria-hidden="true">${parts.placeOf(page.deck, id)}.${at + 1}</span>`;

export const sections: parts.Sections = {
  story: (page) => section(page, "story", html`<div class="text tale">${parts.story(page)}</div>`),
  howToBuy: (page) => {
    const row = (path: string, at: number) =>
      html`<li class="grid">${counted(page, "howToBuy", at)}${parts.headed(page, path)}</li>`;
    const rows = html`<ol class="grid rows">${parts.steps(page, row)}</ol>`;
    return section(page, "howToBuy", html`${rows}${parts.notOpenYet(page, "text")}`);
  },
  tokenomics: (page) =>
    section(page, "tokenomics", html`${parts.text(page, "tokenomics.intro", "p.text")}${ledger(page)}`),
  chart: (page) => {
    const link = parts.chartLink(page, "go", html`Launching soon.`);
    const words = html`<div class="text spaced">${parts.text(page, "chart.text")}${link}</div>`;
    return section(page, "chart", words);
  },
  roadmap: (page) => {
    const phases = parts.phases(
      page,
      (path, at) => html`<li>${counted(page, "roadmap", at)}${parts.headed(page, path)}</li>`,
    );
    const columns = phases.length > 4 ? 3 : phases.length;
    return section(page, "roadmap", html`<ol class="line" style="--n:${columns}">${phases}</ol>`);
  },
  community: (page) => {
    const places = parts.places(
      page,
      "grid places",
      "text",
      ({ name, url, shown }) => html`
        <li class="grid">
          <span>${name}</span><a class="go" href="${url}" rel="noopener nofollow">${shown}</a>
        </li>
      `,
    );
    return section(page, "community", html`${parts.text(page, "community.text", "p.text")}${places}`);
  },
  faq: (page) => {
    const asked = page.deck.faq.items.map((_, at) => {
      const question = parts.text(page, `faq.items.${at}.question`, "dt");
      return html`<div class="grid">${question}${parts.text(page, `faq.items.${at}.answer`, "dd")}</div>`;
    });
    return section(page, "faq", html`<dl class="grid asked">${asked}</dl>`);
  },
};

/**
 * The numbers, and their notes at the foot, as a paper sets them: a note that two of them share stands there
 * once.
 */
const ledger = (page: parts.Page): SafeHtml => {
  const { facts } = page.deck.tokenomics;
  const notes = facts.flatMap(({ note }) => (note ? [note] : []));
  const noteOf = (note: string) => notes.indexOf(note) + 1;
  const rows = facts.map(({ note }, at) => {
    const no = note ? noteOf(note) : 0;
    const sign = note && html`<sup><a href="#note-${no}" lang="en" aria-label="Note ${no}">${no}</a></sup>`;
    const value = parts.text(page, `tokenomics.facts.${at}.value`, "span");
    return html`
      <div class="grid">
        ${parts.text(page, `tokenomics.facts.${at}.label`, "dt")}<dd>${value}${sign}</dd>
      </div>
    `;
  });
  const feet = [...new Set(notes)].map((note) => {
    const path = `tokenomics.facts.${facts.findIndex((each) => each.note === note)}.note`;
    const number = html`<span aria-hidden="true">${noteOf(note)}</span>`;
    return html`<li id="note-${noteOf(note)}">${number}${parts.text(page, path, "span")}</li>`;
  });
  return html`
    <dl class="grid ledger">${rows}</dl>
    ${feet.length > 0 && html`<ol class="text notes">${feet}</ol>`}
  `;
};
