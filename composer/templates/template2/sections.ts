import type { Deck, SectionId } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import * as parts from "../parts.ts";
import { ascent, dial, signal } from "./instruments.ts";
import { plain, strokes } from "./strokes.ts";

/** Where a part stands on this page, as its index shows it: 01, 02 and so on. */
export const placeOf = (deck: Deck, id: SectionId): string => two(parts.placeOf(deck, id));
const two = (value: number): string => String(value).padStart(2, "0");

const line = (text: string, thrift: boolean): SafeHtml => (thrift ? plain(text) : strokes(text));

const section = (
  page: parts.Page,
  id: SectionId,
  body: SafeHtml,
  beside: SafeHtml | null = null,
): SafeHtml => {
  const { deck, marks, thrift } = page;
  const head = html`
    <div class="hd">
      <span class="no" aria-hidden="true">${line(placeOf(deck, id), thrift)}</span>
      <h2 id="${id}-title"${marks.part(`${id}.title`)}>${line(deck[id].title, thrift)}</h2>
      ${beside}
    </div>
  `;
  return parts.section(page, id, null, html`${head}<div class="bd">${body}</div>`);
};

export const sections: parts.Sections = {
  story: (page) => {
    const seen = parts.pose(page, "think", (picture) => html`<div class="monitor">${picture}</div>`);
    return section(page, "story", html`<div class="log">${seen}${parts.story(page)}</div>`);
  },
  howToBuy: (page) => {
    const number = (at: number) =>
      html`<span class="num" aria-hidden="true">${line(String(at + 1), page.thrift)}</span>`;
    const steps = parts.steps(page, (path, at) => html`<li>${number(at)}${parts.headed(page, path)}</li>`);
    const sequence = html`<ol class="sequence" style="--n:${columnsFor(steps.length)}">${steps}</ol>`;
    return section(
      page,
      "howToBuy",
      html`${sequence}${parts.notOpenYet(page, "note")}`,
      parts.pose(page, "sign"),
    );
  },
  tokenomics: (page) => {
    const value = (path: string, fact: { value: string }) => {
      const length = Math.min(16, Math.max(6, [...fact.value].length));
      const words = html`<b style="--n:${length}"${page.marks.part(path)} dir="auto">${fact.value}</b>`;
      return html`<dd class="dial">${!page.thrift && dial(fact.value)}${words}</dd>`;
    };
    const dials = html`<dl class="dials">${parts.numbers(page, value, "dd.note")}</dl>`;
    const words = html`${parts.text(page, "tokenomics.intro", "p.lead")}${dials}`;
    return section(page, "tokenomics", words, parts.pose(page, "sit"));
  },
  chart: (page) => {
    const { ticker, launchpadTokenUrl } = page.facts;
    const trace = !page.thrift && signal(ticker, webUrl(launchpadTokenUrl) !== null);
    const words = html`<div>${parts.text(page, "chart.text")}${parts.chartLink(page)}</div>`;
    return section(
      page,
      "chart",
      html`<div class="screen">${parts.pose(page, "sleep")}${trace}${words}</div>`,
    );
  },
  roadmap: (page) => {
    const count = page.deck.roadmap.phases.length;
    const phases = parts.phases(
      page,
      (path, at) => html`<li style="--at:${heightOf(at / count)}">${parts.headed(page, path)}</li>`,
    );
    const course = html`<ol style="--n:${count}">${phases}</ol>${parts.pose(page, "cheer")}`;
    return section(page, "roadmap", html`<div class="flight">${!page.thrift && ascent()}${course}</div>`);
  },
  community: (page) => {
    const channel = (at: number) => html`<span aria-hidden="true">CH ${two(at + 1)}</span>`;
    const channels = parts.places(page, "channels", "note", parts.placeCard(null, channel));
    const kept =
      parts.stickers(page, "Specimens. Take one.") ?? parts.memes(page, "Transmissions. Relay them.");
    const words = html`${parts.text(page, "community.text", "p.lead")}${channels}${kept}`;
    return section(page, "community", words);
  },
  faq: (page) => section(page, "faq", html`<div class="queries">${parts.questions(page)}</div>`),
};

// The waypoint's height on the ascent's own curve, y = (1 - x)², to three decimals.
const heightOf = (along: number): string => String(Math.round((1 - along) * (1 - along) * 1000) / 1000);

/** Six steps stand in two rows of three, fewer in one row. */
const columnsFor = (steps: number): number => (steps === 6 ? 3 : steps);
