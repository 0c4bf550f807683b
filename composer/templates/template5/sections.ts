import type { Deck, SectionId } from "#contract/deck.ts";
import type { PoseName } from "../../drawing/kit.ts";
import { randomFrom } from "../../seeded/random.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";
import { finial, roman, wreath } from "./engraving.ts";

/** Where a part stands on this page, as its chapter number. */
export const chapterOf = (deck: Deck, id: SectionId): string => roman(parts.placeOf(deck, id));

/** A portrait, and the plate under its frame. */
const portrait = (page: parts.Page, name: PoseName, plates: readonly string[]): SafeHtml | null =>
  parts.pose(page, name, (picture) => {
    const plate = randomFrom(`plate|${name}|${page.facts.ticker}`).pick(plates);
    return html`<div class="portrait"><div>${picture}</div><p class="soft" lang="en">${plate}</p></div>`;
  });

const section = (
  page: parts.Page,
  id: SectionId,
  kind: string,
  body: SafeHtml,
  beside: SafeHtml | null = null,
): SafeHtml => {
  const chapter = html`<span class="chapter" aria-hidden="true">${chapterOf(page.deck, id)}</span>`;
  const head = html`<div class="head">${chapter}${parts.sectionTitle(page, id)}${beside}</div>`;
  return parts.section(page, id, kind, html`${head}<div class="body">${body}</div>`);
};

const nth = (at: number): SafeHtml => html`<span class="nth" aria-hidden="true">${roman(at + 1)}</span>`;

export const sections: parts.Sections = {
  story: (page) => {
    const seated = portrait(page, "sit", ["The founder, seated", "From life", "Oil, allegedly"]);
    return section(page, "story", "tale", html`${parts.story(page)}${!page.thrift && finial()}`, seated);
  },
  howToBuy: (page) => {
    const steps = parts.steps(
      page,
      (path, at) => html`<li>${nth(at)}${parts.headed(page, path, "p.soft")}</li>`,
    );
    const soon = parts.notOpenYet(page, "soft close");
    return section(
      page,
      "howToBuy",
      "carte cover",
      html`<ol>${steps}</ol>${soon}`,
      parts.pose(page, "point"),
    );
  },
  tokenomics: (page) => {
    const numbers = html`<dl>${parts.numbers(page, "dd.value", "dd.soft.note")}</dl>`;
    return section(
      page,
      "tokenomics",
      "ledger",
      html`${parts.text(page, "tokenomics.intro", "p.intro")}${numbers}`,
      parts.pose(page, "sit"),
    );
  },
  chart: (page) => {
    const asleep = portrait(page, "sleep", ["Do not disturb", "At the opening bell", "Long-term view"]);
    const words = html`${asleep}${parts.text(page, "chart.text")}${parts.chartLink(page)}`;
    return section(page, "chart", "card", html`${!page.thrift && wreath(page.facts.ticker)}${words}`);
  },
  roadmap: (page) => {
    const acts = parts.phases(page, (path, at) => {
      const words = html`<div>${parts.headed(page, path, "p.soft")}</div>`;
      return html`<li style="--at:${at}">${nth(at)}${words}</li>`;
    });
    return section(page, "roadmap", "acts", html`<ol>${acts}</ol>`);
  },
  community: (page) => {
    const cards = parts.places(page, null, "soft", parts.placeCard("soft"));
    return section(
      page,
      "community",
      "calling",
      html`${parts.text(page, "community.text", "p.intro")}${cards}${parts.stickers(page, "The gallery. Please do touch.") ?? parts.memes(page, "The gallery. Please do touch.", "stickers")}`,
      parts.pose(page, "cheer"),
    );
  },
  faq: (page) =>
    section(
      page,
      "faq",
      "asked",
      html`${parts.questions(page, "p.soft")}`,
      portrait(page, "think", ["A study", "Attributed", "On loan"]),
    ),
};
