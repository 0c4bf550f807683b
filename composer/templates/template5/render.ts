import { html, type SafeHtml } from "../html.ts";
import { emsOf } from "../name-width.ts";
import * as parts from "../parts.ts";
import { tonesFrom } from "./colours.ts";
import { crest, finial } from "./engraving.ts";
import { chapterOf, sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Elegant & Luxurious": a house's printed book, opened at its frontispiece. */
export const renderTemplate5 = (page: parts.Page): parts.Rendered => {
  const { look } = page.deck;
  const tones = tonesFrom(page.facts.palette, look.accent, look.dark);
  return {
    themeColour: tones.page.paper,
    css: styleSheet(tones, look, { thrift: page.thrift, hasCast: parts.hasCast(page) }),
    faces: facesFor(look),
    body: html`
      ${parts.skipLink}${contents(page)}
      <main id="main">
        ${title(page)}
        ${parts.shownSections(page, sections)}${panorama(page)}
      </main>
      <footer class="cover">
        ${finial()}
        ${parts.disclaimer(page, "p.soft")}${parts.imprint(page)}
      </footer>
    `,
  };
};

const panorama = (page: parts.Page): SafeHtml | null =>
  parts.panorama(page, (picture) => html`<div class="panorama"><div>${picture}</div></div>`);

const navNames = {
  story: "Story",
  howToBuy: "Buying",
  tokenomics: "Ledger",
  chart: "Market",
  roadmap: "Acts",
  community: "Salon",
  faq: "Questions",
};

/** As a book lists them; it stays where it is and does not follow the reader. */
const contents = (page: parts.Page): SafeHtml => {
  const { deck, facts } = page;
  const menu = parts.menu(
    deck,
    navNames,
    (id) => html`<span aria-hidden="true">${chapterOf(deck, id)}</span> `,
  );
  return html`
    <header>
      <p class="house" dir="auto">${facts.ticker}</p>
      ${menu}${parts.buyLink(page, null, "btn", "Buy")}
    </header>
  `;
};

const SHORT_NAME = 6;
const LONG_NAME = 18;

/** How many Latin letters are as wide as the word: an ideograph is two. */
const lettersOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (emsOf(letter) > 0.95 ? 2 : 1), 0);

/** The frontispiece: the plate with the crest on one page, name and address on the other. */
const title = (page: parts.Page): SafeHtml => {
  const { facts, thrift } = page;
  const longest = Math.max(...facts.name.split(/\s+/).map(lettersOf));
  // The subset carries no kerning: capitals that lean over the next letter are drawn closer by hand.
  const lean = /^[FPTVWY][a-z]/.test(facts.name) ? " lean" : "";
  const kind =
    (facts.name.length > LONG_NAME ? "long" : facts.name.length <= SHORT_NAME ? "short" : "") + lean;
  return html`
    <div class="spread">
      <div class="plate cover">
        ${crest(page)}${parts.text(page, "hero.kicker", "p.motto")}
      </div>
      <div class="leaf">
        <h1 class="${kind}" style="--w:${Math.max(5, longest)}" dir="auto">${facts.name}</h1>
        ${!thrift && finial()}
        ${parts.text(page, "hero.tagline", "p.tagline")}
        ${parts.buyLink(page, parts.launchingSoon)}
        ${register(page)}
      </div>
    </div>
  `;
};

const register = ({ facts }: parts.Page): SafeHtml => {
  const address =
    facts.mintAddress === null ? parts.noAddressYet("p.soft") : parts.addressAndCopy(facts.mintAddress);
  return html`<div class="mint"><b lang="en">Mint address</b>${address}</div>`;
};
