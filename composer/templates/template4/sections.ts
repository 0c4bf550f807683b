import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import { html, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { socialPlaces } from "../page-head.ts";
import type { SiteFacts } from "../site-facts.ts";
import { bounces, engine, jar } from "./toys.ts";

/** With `thrift` the toys stay in their box: the words need the room. */
type Section = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean) => SafeHtml;

const EDGES = ["wobble", "scallop", "zigzag", "hill", "blocks"];

/** A part on its own ground with its own border, both told by where it stands; the hero has the first ground. */
const section = (
  deck: Deck,
  marks: Marks,
  id: SectionId,
  kind: string,
  body: SafeHtml,
  floor?: SafeHtml | false,
): SafeHtml => {
  const at = visibleSections(deck).indexOf(id);
  return html`<section id="${id}"${marks.section(id)} class="g${(at + 1) % 4} ${EDGES[at % EDGES.length]} ${kind}" aria-labelledby="${id}-title"><div class="wrap"><h2 id="${id}-title"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</h2>${body}</div>${floor}</section>`;
};

/** One function a part; the deck says which are shown and in what order. */
export const sections: Record<SectionId, Section> = {
  story: (deck, _, marks) =>
    section(
      deck,
      marks,
      "story",
      "story",
      html`<div class="note">${deck.story.paragraphs.map((text, at) => html`<p${marks.part(`story.paragraphs.${at}`)} dir="auto">${text}</p>`)}</div>`,
    ),

  howToBuy: (deck, facts, marks) => {
    const { steps } = deck.howToBuy;
    const columns = steps.length === 4 ? 2 : Math.min(3, steps.length);
    return section(
      deck,
      marks,
      "howToBuy",
      "buying",
      html`<ol class="board" style="--n:${columns}">${steps.map((step, at) => html`<li class="${wayOn(at, columns, steps.length)}" style="--col:${columnOf(at, columns)};--row:${Math.floor(at / columns) + 1}"><b class="die" aria-hidden="true">${at + 1}</b><h3${marks.part(`howToBuy.steps.${at}.title`)} dir="auto">${step.title}</h3><p${marks.part(`howToBuy.steps.${at}.text`)} dir="auto">${step.text}</p></li>`)}</ol>${facts.mintAddress === null && html`<p class="aside" lang="en">Trading is not open yet.</p>`}`,
    );
  },

  tokenomics: (deck, facts, marks, thrift) =>
    section(
      deck,
      marks,
      "tokenomics",
      "sums",
      html`<p class="lead"${marks.part("tokenomics.intro")} dir="auto">${deck.tokenomics.intro}</p>${!thrift && jar(facts)}<dl>${deck.tokenomics.facts.map((fact, at) => html`<div><dt${marks.part(`tokenomics.facts.${at}.label`)} dir="auto">${fact.label}</dt><dd class="big"${marks.part(`tokenomics.facts.${at}.value`)} dir="auto">${fact.value}</dd>${fact.note && html`<dd${marks.part(`tokenomics.facts.${at}.note`)} dir="auto">${fact.note}</dd>`}</div>`)}</dl>`,
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
      "chart",
      html`<p class="lead"${marks.part("chart.text")} dir="auto">${deck.chart.text}</p>${link}`,
      !thrift && bounces(),
    );
  },

  roadmap: (deck, _, marks, thrift) =>
    section(
      deck,
      marks,
      "roadmap",
      "plans",
      html`<div class="train">${!thrift && engine()}<ol style="--n:${wagonsInARow(deck.roadmap.phases.length)}">${deck.roadmap.phases.map((phase, at) => html`<li><div><h3${marks.part(`roadmap.phases.${at}.title`)} dir="auto">${phase.title}</h3><p${marks.part(`roadmap.phases.${at}.text`)} dir="auto">${phase.text}</p></div></li>`)}</ol></div>`,
    ),

  community: (deck, facts, marks) => {
    const places = socialPlaces(facts);
    const list = html`<ul class="patches">${places.map(({ name, url, shown }) => html`<li><a href="${url}" rel="noopener nofollow"><strong>${name}</strong><span>${shown}</span></a></li>`)}</ul>`;
    return section(
      deck,
      marks,
      "community",
      "friends",
      html`<p class="lead"${marks.part("community.text")} dir="auto">${deck.community.text}</p>${places.length > 0 ? list : html`<p class="aside" lang="en">Meeting places will be listed here.</p>`}`,
    );
  },

  faq: (deck, _, marks) =>
    section(
      deck,
      marks,
      "faq",
      "talk",
      html`<div class="chat">${deck.faq.items.map(({ question, answer }, at) => html`${at === 0 ? html`<details open="">` : html`<details>`}<summary${marks.part(`faq.items.${at}.question`)} dir="auto">${question}</summary><p${marks.part(`faq.items.${at}.answer`)} dir="auto">${answer}</p></details>`)}</div>`,
    ),
};

/** The path goes to the right in the first row and back to the left in the next. */
const columnOf = (at: number, columns: number): number =>
  Math.floor(at / columns) % 2 === 0 ? (at % columns) + 1 : columns - (at % columns);

const wayOn = (at: number, columns: number, steps: number): string =>
  at === steps - 1
    ? "last"
    : (at + 1) % columns === 0
      ? "down"
      : Math.floor(at / columns) % 2 === 0
        ? "on"
        : "back";

const wagonsInARow = (phases: number): number => (phases === 4 ? 4 : Math.min(3, phases));
