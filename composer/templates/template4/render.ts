import { html, type SafeHtml } from "../html.ts";
import { buyUrlOf, firstOf } from "../launch-state.ts";
import { linesOf } from "../name-width.ts";
import * as parts from "../parts.ts";
import { tonesFrom } from "./colours.ts";
import { sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";
import { confetti, wobble } from "./toys.ts";

/** "Playful & Vibrant": a sheet of stickers; the logo is the mascot and says the tagline itself. */
export const renderTemplate4 = (page: parts.Page): parts.Rendered => {
  const { deck, facts, thrift } = page;
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  const menu = parts.menu(deck, navNames);
  return {
    themeColour: tones.grounds[0],
    css: styleSheet(tones, deck.look, thrift ? null : wobble(facts.ticker), parts.hasCast(page)),
    faces: facesFor(deck.look),
    body: html`
      ${parts.skipLink}
      ${menu && html`<header>${menu}</header>`}
      <main id="main">${hero(page)}${parts.shownSections(page, sections)}</main>
      <footer class="scallop">
        <div class="wrap">
          ${parts.banner(page, (picture) => html`<div class="postcard">${picture}</div>`)}
          ${parts.pose(page, "wave")}${parts.disclaimer(page)}${parts.imprint(page)}
        </div>
      </footer>
    `,
  };
};

const navNames = {
  story: "Story",
  howToBuy: "Buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Plans",
  community: "Friends",
  faq: "Q&A",
};

/** A name whose two lines are no wider stands in two, however many its words are: more lines would be tiny. */
const MOST_EMS = 11;

const hero = (page: parts.Page): SafeHtml => {
  const { facts, thrift } = page;
  const two = linesOf(facts.name, 2);
  const { lines, wide } = two.wide > MOST_EMS ? linesOf(facts.name, 3) : two;
  const name = lines.map(
    (line) => html`<span>${line.map((word, at) => html`${at > 0 && " "}<b>${word}</b>`)}</span> `,
  );
  const seal = html`<p class="seal" lang="en"><span>Launching soon</span></p>`;
  return html`
    <div class="hero" style="--w:${wide};--l:${lines.length}">
      ${!thrift && confetti(facts)}
      <div class="wrap">
        <div class="scene">
          ${parts.text(page, "hero.kicker", "p.kicker")}
          <div class="${parts.hasCast(page) ? "mascot out" : "mascot"}">${mascot(page)}</div>
          ${parts.text(page, "hero.tagline", "p.says")}
          ${buyUrlOf(facts) === null && seal}
        </div>
        <h1 dir="auto">${name}</h1>
        ${parts.buyLink(page, null)}${ticket(page)}
      </div>
    </div>
  `;
};

const mascot = (page: parts.Page): SafeHtml => {
  const letter = firstOf(page.facts.ticker, 1);
  return parts.logo(page, html`<b${page.marks.part("logo")} aria-hidden="true">${letter}</b>`);
};

const ticket = ({ facts }: parts.Page): SafeHtml => {
  const address = facts.mintAddress === null ? parts.noAddressYet() : parts.addressAndCopy(facts.mintAddress);
  return html`<div class="ticket"><div><b lang="en">Mint address</b>${address}</div></div>`;
};
