import { html, pictureUrl, type SafeHtml, webUrl } from "../html.ts";
import { firstOf } from "../launch-state.ts";
import { emsOf } from "../name-width.ts";
import * as parts from "../parts.ts";
import { tonesFrom } from "./colours.ts";
import { sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Modern & Clean": a catalogue page with one great name, one field of colour, and the facts. */
export const renderTemplate1 = (page: parts.Page): parts.Rendered => {
  const { look } = page.deck;
  const tones = tonesFrom(page.facts.palette, look.accent, look.dark);
  return {
    themeColour: tones.paper,
    css: styleSheet(tones, look, parts.hasCast(page)),
    faces: facesFor(look),
    body: html`
      ${parts.skipLink}${topBar(page)}
      <main id="main">
        ${hero(page)}${mintBar(page)}${parts.shownSections(page, sections, banner(page), 3)}
      </main>
      ${footer(page)}
    `,
  };
};

const navNames = {
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Numbers",
  roadmap: "Plans",
  faq: "Questions",
};

const topBar = (page: parts.Page): SafeHtml => {
  const { deck, facts } = page;
  const url = pictureUrl(facts.logoUrl);
  const logo = url && html`<img src="${url}" alt="" width="34" height="34">`;
  return html`
    <header>
      <div class="wrap">
        <a class="brand" href="#main">${logo}<span dir="auto">${facts.ticker}</span></a>
        ${parts.menu(deck, navNames)}
        ${parts.buyLink(page, soon, "btn", "Buy")}
      </div>
    </header>
  `;
};

const soon = html`<span class="soon" lang="en">Launching soon</span>`;

const LONG_NAME = 16;

const hero = (page: parts.Page): SafeHtml => {
  const { facts, marks } = page;
  // In letters of usual width: a word of m and w is wider than it is long.
  const longest = Math.max(
    ...facts.name.split(/\s+/).map((word) => Math.max(word.length, emsOf(word) / 0.6)),
  );
  const size = facts.name.length > LONG_NAME ? "long" : "";
  const width = Math.max(4, Math.round(longest * 10) / 10);
  const letter = firstOf(facts.ticker, 1);
  const initial = html`<span class="big"${marks.part("logo")} aria-hidden="true">${letter}</span>`;
  return html`
    <div class="hero">
      <div class="wrap">
        <div>
          ${parts.text(page, "hero.kicker", "p.kicker")}
          <h1 class="${size}" style="--w:${width}" dir="auto">${facts.name}</h1>
          ${parts.text(page, "hero.tagline", "p.tagline")}
          <div class="act">${parts.buyLink(page, soon)}</div>
        </div>
        <div class="${parts.hasCast(page) ? "stage" : "plate"}">${parts.logo(page, initial)}</div>
      </div>
    </div>
  `;
};

const mintBar = ({ facts }: parts.Page): SafeHtml => {
  const address =
    facts.mintAddress === null
      ? parts.noAddressYet("span.soft")
      : parts.addressAndCopy(facts.mintAddress, "btn copy");
  return html`<div class="mint"><div class="wrap"><b lang="en">Mint address</b>${address}</div></div>`;
};

/** Without a banner the ticker itself makes the picture. */
const banner = (page: parts.Page): SafeHtml | null => {
  const { ticker } = page.facts;
  const tape = `${ticker} \u00b7 `.repeat(Math.ceil(60 / (ticker.length + 3)));
  return parts.panorama(
    page,
    (picture) => html`<div class="banner">${picture}</div>`,
    html`<div class="tape big"${page.marks.part("banner")} aria-hidden="true">${tape}</div>`,
  );
};

const footer = (page: parts.Page): SafeHtml => {
  const { facts } = page;
  const product = webUrl(facts.productUrl);
  const report = webUrl(facts.reportUrl);
  const made = html`Made with ${facts.productName}`;
  return html`
    <footer>
      <div class="wrap">
        ${parts.pose(page, "wave")}${parts.disclaimer(page)}
        <ul lang="en">
          <li>${product ? html`<a href="${product}" rel="noopener">${made}</a>` : made}</li>
          ${report && html`<li><a href="${report}" rel="noopener nofollow">Report this site</a></li>`}
        </ul>
      </div>
    </footer>
  `;
};
