import type { SectionId } from "#contract/deck.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";
import { tonesFrom } from "./colours.ts";
import { headline, stop } from "./headline.ts";
import { sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Minimalist": one weight and one colour; the name is the picture and the logo its full stop. */
export const renderTemplate3 = (page: parts.Page): parts.Rendered => {
  const { look } = page.deck;
  const tones = tonesFrom(page.facts.palette, look.accent, look.dark);
  return {
    themeColour: tones.paper,
    css: styleSheet(tones, look, parts.hasCast(page)),
    faces: facesFor(look),
    body: html`
      ${parts.skipLink}
      <main id="main">
        ${hero(page)}${line(page)}${mint(page)}${contents(page)}
        ${parts.shownSections(page, sections)}${figure(page)}
      </main>
      ${footer(page)}
    `,
  };
};

const figure = (page: parts.Page): SafeHtml | null =>
  parts.panorama(page, (picture) => html`<figure class="grid">${picture}</figure>`);

const hero = (page: parts.Page): SafeHtml => {
  return html`
    <div class="hero grid">
      <div class="top">
        <p class="ticker" dir="auto">${page.facts.ticker}</p>${parts.text(page, "hero.kicker")}
      </div>
      ${headline(page)}
      <div class="say spaced">
        ${parts.text(page, "hero.tagline")}
        ${parts.buyLink(page, parts.launchingSoon, "buy")}
      </div>
    </div>
  `;
};

/** It stays at the top once the hero is read: whose page it is, the contents, and buying. */
const line = (page: parts.Page): SafeHtml => {
  const buy = parts.buyLink(page, null, "", "Buy");
  const hasContents = parts.menu(page.deck, navNames) !== null;
  return html`
    <div class="stays">
      <a href="#main" dir="auto">${page.facts.ticker}</a>
      ${hasContents && html`<a href="#contents" lang="en">Contents</a>`}${buy}
    </div>
  `;
};

const mint = ({ facts }: parts.Page): SafeHtml => {
  const address =
    facts.mintAddress === null
      ? parts.noAddressYet("p.text")
      : html`<div class="wide">${parts.addressAndCopy(facts.mintAddress, "go")}</div>`;
  return html`<div class="part grid"><p class="name" lang="en">Mint address</p>${address}</div>`;
};

const navNames = {
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Plans",
  community: "Community",
  faq: "Questions",
};

const contents = ({ deck }: parts.Page): SafeHtml | null => {
  const number = (id: SectionId) => html`<span class="no">${parts.placeOf(deck, id)}</span>`;
  const menu = parts.menu(deck, navNames, number, "text");
  return (
    menu &&
    html`<div class="part grid" id="contents"><p class="name" lang="en" aria-hidden="true">Contents</p>${menu}</div>`
  );
};

/** The small print, which is not small, and the full stop. */
const footer = (page: parts.Page): SafeHtml => {
  const { deck, facts, marks } = page;
  return html`
    <footer class="grid">
      <p class="text"${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p>
      ${parts.imprint(page, "text")}
      <div class="end">${parts.pose(page, "wave") ?? stop(facts, `${facts.name} logo`, null)}</div>
    </footer>
  `;
};
