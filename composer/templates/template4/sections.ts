import type { SectionId } from "#contract/deck.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";
import { bounces, engine, jar } from "./toys.ts";

const EDGES = ["wobble", "scallop", "zigzag", "hill", "blocks"];

/** A part on its own ground with its own border, both by where it stands; the hero has the first ground. */
const section = (
  page: parts.Page,
  id: SectionId,
  kind: string,
  body: SafeHtml,
  floor: SafeHtml | false = false,
): SafeHtml => {
  const place = parts.placeOf(page.deck, id);
  return parts.section(
    page,
    id,
    `g${place % 4} ${EDGES[(place - 1) % EDGES.length]} ${kind}`,
    html`<div class="wrap">${parts.sectionTitle(page, id)}${body}</div>${floor}`,
  );
};

export const sections: parts.Sections = {
  story: (page) => section(page, "story", "story", html`<div class="note">${parts.story(page)}</div>`),
  howToBuy: (page) => {
    const count = page.deck.howToBuy.steps.length;
    const columns = count === 4 ? 2 : Math.min(3, count);
    const steps = parts.steps(page, (path, at) => {
      const place = `--col:${columnOf(at, columns)};--row:${Math.floor(at / columns) + 1}`;
      const die = html`<b class="die" aria-hidden="true">${at + 1}</b>`;
      const way = wayOn(at, columns, count);
      return html`<li class="${way}" style="${place}">${die}${parts.headed(page, path)}</li>`;
    });
    const board = html`<ol class="board" style="--n:${columns}">${steps}</ol>`;
    return section(page, "howToBuy", "buying", html`${board}${parts.notOpenYet(page, "aside")}`);
  },
  tokenomics: (page) => {
    const intro = parts.text(page, "tokenomics.intro", "p.lead");
    const numbers = html`<dl>${parts.numbers(page, "dd.big", "dd")}</dl>`;
    return section(page, "tokenomics", "sums", html`${intro}${!page.thrift && jar(page.facts)}${numbers}`);
  },
  chart: (page) => {
    const words = html`${parts.text(page, "chart.text", "p.lead")}${parts.chartLink(page)}`;
    return section(page, "chart", "chart", words, !page.thrift && bounces());
  },
  roadmap: (page) => {
    const wagons = parts.phases(page, (path) => html`<li><div>${parts.headed(page, path)}</div></li>`);
    const train = html`<ol style="--n:${wagonsInARow(wagons.length)}">${wagons}</ol>`;
    return section(
      page,
      "roadmap",
      "plans",
      html`<div class="train">${!page.thrift && engine()}${train}</div>`,
    );
  },
  community: (page) => {
    const patches = parts.places(page, "patches", "aside", parts.placeCard());
    return section(
      page,
      "community",
      "friends",
      html`${parts.text(page, "community.text", "p.lead")}${patches}`,
    );
  },
  faq: (page) => {
    const talk = parts.questions(page, "p", (at) => at === 0);
    return section(page, "faq", "talk", html`<div class="chat">${talk}</div>`);
  },
};

/** The path goes to the right in the first row and back to the left in the next. */
const columnOf = (at: number, columns: number): number =>
  Math.floor(at / columns) % 2 === 0 ? (at % columns) + 1 : columns - (at % columns);

const wayOn = (at: number, columns: number, steps: number): string => {
  if (at === steps - 1) return "last";
  if ((at + 1) % columns === 0) return "down";
  return Math.floor(at / columns) % 2 === 0 ? "on" : "back";
};

const wagonsInARow = (phases: number): number => (phases === 4 ? 4 : Math.min(3, phases));
