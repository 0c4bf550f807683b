import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";
import { ascent, dial, signal } from "./instruments.ts";
import { plain, strokes } from "./strokes.ts";

/** With `thrift` nothing is drawn: the words need the room. */
type Section = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean) => SafeHtml;

/** Where a part stands on this page, as its index shows it: 01, 02 and so on. */
export const placeOf = (deck: Deck, id: SectionId): string => two(visibleSections(deck).indexOf(id) + 1);
const two = (value: number): string => String(value).padStart(2, "0");

const line = (text: string, thrift: boolean): SafeHtml => (thrift ? plain(text) : strokes(text));

const section = (deck: Deck, marks: Marks, id: SectionId, thrift: boolean, body: SafeHtml): SafeHtml => {
  const { title } = deck[id];
  return html`<section id="${id}"${marks.section(id)} aria-labelledby="${id}-title"><div class="hd"><span class="no" aria-hidden="true">${line(placeOf(deck, id), thrift)}</span><h2 id="${id}-title"${marks.part(`${id}.title`)}>${line(title, thrift)}</h2></div><div class="bd">${body}</div></section>`;
};

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck, _, marks, thrift) =>
    section(
      deck,
      marks,
      "story",
      thrift,
      html`<div class="log">${deck.story.paragraphs.map((text, at) => html`<p${marks.part(`story.paragraphs.${at}`)} dir="auto">${text}</p>`)}</div>`,
    ),

  howToBuy: (deck, facts, marks, thrift) =>
    section(
      deck,
      marks,
      "howToBuy",
      thrift,
      html`<ol class="sequence" style="--n:${columnsFor(deck.howToBuy.steps.length)}">${deck.howToBuy.steps.map((step, at) => html`<li><span class="num" aria-hidden="true">${line(String(at + 1), thrift)}</span><h3${marks.part(`howToBuy.steps.${at}.title`)} dir="auto">${step.title}</h3><p${marks.part(`howToBuy.steps.${at}.text`)} dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="note" lang="en">Trading is not open yet.</p>`}`,
    ),

  tokenomics: (deck, _, marks, thrift) =>
    section(
      deck,
      marks,
      "tokenomics",
      thrift,
      html`<p class="lead"${marks.part("tokenomics.intro")} dir="auto">${deck.tokenomics.intro}</p><dl class="dials">${deck.tokenomics.facts.map((fact, at) => html`<div><dt${marks.part(`tokenomics.facts.${at}.label`)} dir="auto">${fact.label}</dt><dd class="dial">${!thrift && dial(fact.value)}<b style="--n:${Math.min(16, Math.max(6, [...fact.value].length))}"${marks.part(`tokenomics.facts.${at}.value`)} dir="auto">${fact.value}</b></dd>${fact.note && html`<dd class="note"${marks.part(`tokenomics.facts.${at}.note`)} dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
    ),

  chart: (deck, facts, marks, thrift) => {
    const url = webUrl(facts.launchpadTokenUrl);
    const link = url
      ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">See ${facts.ticker} on ${facts.launchpadName}</a>`
      : html`<p lang="en"><strong>Launching soon.</strong> The chart opens with the first trade on ${facts.launchpadName}.</p>`;
    return section(
      deck,
      marks,
      "chart",
      thrift,
      html`<div class="screen">${!thrift && signal(facts.ticker, url !== null)}<div><p${marks.part("chart.text")} dir="auto">${deck.chart.text}</p>${link}</div></div>`,
    );
  },

  roadmap: (deck, _, marks, thrift) => {
    const { phases } = deck.roadmap;
    return section(
      deck,
      marks,
      "roadmap",
      thrift,
      html`<div class="flight">${!thrift && ascent()}<ol style="--n:${phases.length}">${phases.map((phase, at) => html`<li style="--at:${heightOf(at / phases.length)}"><h3${marks.part(`roadmap.phases.${at}.title`)} dir="auto">${phase.title}</h3><p${marks.part(`roadmap.phases.${at}.text`)} dir="auto">${phase.text}</p></li>`)}</ol></div>`,
    );
  },

  community: (deck, facts, marks, thrift) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="channels">${places.map(({ name, url, shown }, at) => html`<li><a href="${url}" rel="noopener nofollow"><span aria-hidden="true">CH ${two(at + 1)}</span><strong>${name}</strong><span>${shown}</span></a></li>`)}</ul>`;
    return section(
      deck,
      marks,
      "community",
      thrift,
      html`<p class="lead"${marks.part("community.text")} dir="auto">${deck.community.text}</p>${places.length > 0 ? list : html`<p class="note" lang="en">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck, _, marks, thrift) =>
    section(
      deck,
      marks,
      "faq",
      thrift,
      html`<div class="queries">${deck.faq.items.map(({ question, answer }, at) => html`<details><summary${marks.part(`faq.items.${at}.question`)} dir="auto">${question}</summary><p${marks.part(`faq.items.${at}.answer`)} dir="auto">${answer}</p></details>`)}</div>`,
    ),
};

// The waypoint's height on the ascent's own curve, y = (1 - x)², to three decimals.
const heightOf = (along: number): string => String(Math.round((1 - along) * (1 - along) * 1000) / 1000);

/** Six steps stand in two rows of three, fewer in one row. */
const columnsFor = (steps: number): number => (steps === 6 ? 3 : steps);
