import type { SectionId } from "#contract/deck.ts";
import type { PoseName } from "../../drawing/kit.ts";
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
  holder: SafeHtml | null = null,
): SafeHtml => {
  const place = parts.placeOf(page.deck, id);
  return parts.section(
    page,
    id,
    `g${place % 4} ${EDGES[(place - 1) % EDGES.length]} ${kind}`,
    html`<div class="wrap">${parts.sectionTitle(page, id)}${holder}${body}</div>${floor}`,
  );
};

/** Who is seen in the panels of a story, in turn. */
const SEEN: readonly PoseName[] = ["sit", "think", "cheer", "sleep", "wave", "sign"];

/** A panel a paragraph, and after few of them one without words; without a drawn hero it is a note. */
const strip = (page: parts.Page): SafeHtml => {
  const said = parts.story(page);
  const last = parts.pose(page, "cheer");
  if (last === null) return html`<div class="note">${said}</div>`;
  const panels = said.map(
    (words, at) => html`<div class="panel">${words}${parts.pose(page, SEEN[at] ?? "sit")}</div>`,
  );
  const mute = panels.length < 3 && html`<div class="panel mute">${last}</div>`;
  const count = panels.length + (mute ? 1 : 0);
  const columns = count % 4 === 0 ? 4 : count % 3 === 0 || count === 5 ? 3 : 2;
  return html`
    <div class="strip" style="--n:${columns}">${panels}${mute}</div>
  `;
};

export const sections: parts.Sections = {
  story: (page) => section(page, "story", "story", strip(page)),
  howToBuy: (page) => {
    const count = page.deck.howToBuy.steps.length;
    const columns = count === 4 ? 4 : Math.min(3, count);
    const steps = parts.steps(page, (path, at) => {
      const die = html`<b class="die" aria-hidden="true">${at + 1}</b>`;
      const way = wayOn(at, columns, count);
      return html`<li class="${way}">${die}${parts.headed(page, path)}</li>`;
    });
    const board = html`<ol class="board" style="--n:${columns}">${steps}</ol>`;
    return section(
      page,
      "howToBuy",
      "buying",
      html`${board}${parts.notOpenYet(page, "aside")}`,
      false,
      parts.pose(page, "point"),
    );
  },
  tokenomics: (page) => {
    const intro = parts.text(page, "tokenomics.intro", "p.lead");
    const numbers = html`<dl>${parts.numbers(page, "dd.big", "dd")}</dl>`;
    return section(
      page,
      "tokenomics",
      "sums",
      html`${intro}${!page.thrift && html`<div class="shelf">${parts.pose(page, "sit")}${jar(page.facts)}</div>`}${numbers}`,
    );
  },
  chart: (page) => {
    const words = html`${parts.text(page, "chart.text", "p.lead")}${parts.chartLink(page)}`;
    const floor = html`<div class="floored">${parts.pose(page, "sleep")}${bounces()}</div>`;
    return section(page, "chart", "chart", words, !page.thrift && floor);
  },
  roadmap: (page) => {
    const wagons = parts.phases(page, (path) => html`<li><div>${parts.headed(page, path)}</div></li>`);
    const train = html`<ol style="--n:${wagonsInARow(wagons.length)}">${wagons}</ol>`;
    return section(
      page,
      "roadmap",
      "plans",
      html`<div class="train">${!page.thrift && driven(page)}${train}</div>`,
    );
  },
  community: (page) => {
    const kept = [parts.stickers(page, "Peel one off"), parts.memes(page, "Post one")].filter(Boolean);
    const wall = kept.length > 0 && html`${kept}`;
    const patches = parts.places(page, "patches", "aside", parts.placeCard());
    return section(
      page,
      "community",
      "friends",
      html`${parts.text(page, "community.text", "p.lead")}${wall && html`<div class="wall">${wall}</div>`}${patches}`,
      false,
      parts.pose(page, "sign"),
    );
  },
  faq: (page) => {
    const talk = parts.questions(page, "p", (at) => at === 0);
    return section(
      page,
      "faq",
      "talk",
      html`<div class="chat">${talk}</div>`,
      false,
      parts.pose(page, "facepalm"),
    );
  },
};

/** The engine, and who drives it. */
const driven = (page: parts.Page): SafeHtml =>
  html`<div class="shelf">${parts.pose(page, "wave")}${engine()}</div>`;

/** The path goes along each row; on a phone, down from step to step. */
const wayOn = (at: number, columns: number, steps: number): string => {
  if (at === steps - 1) return "last";
  return (at + 1) % columns === 0 ? "down" : "on";
};

const wagonsInARow = (phases: number): number => (phases === 4 ? 4 : Math.min(3, phases));
