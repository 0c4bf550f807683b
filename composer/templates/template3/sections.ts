import type { SectionId } from "#contract/deck.ts";
import type { PoseName } from "../../drawing/kit.ts";
import { randomFrom } from "../../seeded/random.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";

/** The heading is the running head: it stays at the top while its part is read. */
const section = (page: parts.Page, id: SectionId, body: SafeHtml): SafeHtml => {
  const { deck, marks } = page;
  const head = html`
    <h2 class="grid" id="${id}-title">
      <span class="no">${parts.placeOf(deck, id)}</span>
      <span class="what"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</span>
    </h2>
  `;
  return parts.section(page, id, "grid", html`${head}${body}`);
};

/** At the outer edge, where a list leaves room. */
const ASIDE = "fig aside";

/** A figure, numbered as its part, with the dry line that a paper puts under it. */
const figure = (
  page: parts.Page,
  id: SectionId,
  name: PoseName,
  lines: readonly string[],
  kind = "fig",
): SafeHtml | null =>
  parts.pose(page, name, (picture) => {
    const line = randomFrom(`figure|${id}|${page.facts.ticker}`).pick(lines);
    return html`
      <div class="${kind}">${picture}<p lang="en">Fig. ${parts.placeOf(page.deck, id)}. ${line}</p></div>
    `;
  });

/** Counted under their part, as in a paper: 2.1, 2.2, 2.3. */
const counted = (page: parts.Page, id: SectionId, at: number): SafeHtml =>
  html`<span class="no" aria-hidden="true">${parts.placeOf(page.deck, id)}.${at + 1}</span>`;

export const sections: parts.Sections = {
  story: (page) => {
    const fig = figure(page, "story", "think", ["The author.", "Mid-thought.", "No comment."]);
    return section(page, "story", html`${fig}<div class="text tale">${parts.story(page)}</div>`);
  },
  howToBuy: (page) => {
    const row = (path: string, at: number) =>
      html`<li class="grid">${counted(page, "howToBuy", at)}${parts.headed(page, path)}</li>`;
    const rows = html`<ol class="grid rows">${parts.steps(page, row)}</ol>`;
    const fig = figure(page, "howToBuy", "point", ["That way.", "Over there.", "This one."], ASIDE);
    return section(page, "howToBuy", html`${fig}${rows}${parts.notOpenYet(page, "text")}`);
  },
  tokenomics: (page) =>
    section(page, "tokenomics", html`${parts.text(page, "tokenomics.intro", "p.text")}${ledger(page)}`),
  chart: (page) => {
    const link = parts.chartLink(page, "go", html`Launching soon.`);
    const words = html`<div class="text spaced">${parts.text(page, "chart.text")}${link}</div>`;
    const fig = figure(page, "chart", "sleep", ["Market hours.", "Watching the chart.", "Long term."]);
    return section(page, "chart", html`${fig}${words}`);
  },
  roadmap: (page) => {
    const phases = parts.phases(
      page,
      (path, at) => html`<li>${counted(page, "roadmap", at)}${parts.headed(page, path)}</li>`,
    );
    const columns = phases.length > 4 ? 3 : phases.length;
    const fig = figure(page, "roadmap", "cheer", ["Progress.", "Ahead of schedule.", "A milestone."]);
    return section(page, "roadmap", html`${fig}<ol class="line" style="--n:${columns}">${phases}</ol>`);
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
    const drawn = parts.stickers(page, "Plates, to keep");
    const kept = drawn ?? parts.memes(page, "Plates, to keep", "stickers");
    const plates = kept && html`<div class="${drawn ? "plates drawn" : "plates"}">${kept}</div>`;
    const words = parts.text(page, "community.text", "p.text");
    return section(page, "community", html`${words}${places}${plates}`);
  },
  faq: (page) => {
    const asked = page.deck.faq.items.map((_, at) => {
      const question = parts.text(page, `faq.items.${at}.question`, "dt");
      return html`<div class="grid">${question}${parts.text(page, `faq.items.${at}.answer`, "dd")}</div>`;
    });
    const fig = figure(page, "faq", "facepalm", ["Asked again.", "Every time.", "Peer review."], ASIDE);
    return section(page, "faq", html`${fig}<dl class="grid asked">${asked}</dl>`);
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
