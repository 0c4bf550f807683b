import { type Deck, visibleSections } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml } from "../html.ts";
import { buyUrlOf, colophon } from "../launch-state.ts";
import type { Marks } from "../marks.ts";
import type { SiteFacts } from "../site-facts.ts";
import { sitePage } from "../site-page.ts";
import { tonesFrom } from "./colours.ts";
import { crest, finial } from "./engraving.ts";
import { chapterOf, sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Elegant & Luxurious": a house's printed book, opened at its frontispiece. */
export const renderTemplate5 = (deck: Deck, facts: SiteFacts, marks: Marks): string => {
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  return sitePage(deck, facts, (thrift) => ({
    themeColour: tones.page.paper,
    css: styleSheet(tones, deck.look, thrift),
    faces: facesFor(deck.look),
    body: html`<a class="skip" lang="en" href="#main">Skip to content</a>${spread(deck, facts)}<main id="main">${title(deck, facts, marks, thrift)}${panorama(facts, marks)}${visibleSections(deck).map((id) => sections[id](deck, facts, marks, thrift))}</main>${footer(deck, facts, marks)}`,
  }));
};

const navNames = {
  story: "The story",
  howToBuy: "To acquire",
  tokenomics: "The ledger",
  chart: "The market",
  roadmap: "The acts",
  community: "The salon",
  faq: "Enquiries",
} as const;

/** The contents, as a book lists them; it stays where it is and does not follow the reader. */
const spread = (deck: Deck, facts: SiteFacts): SafeHtml =>
  html`<header><p class="house" dir="auto">${facts.ticker}</p><nav lang="en" aria-label="On this page">${visibleSections(deck).map((id) => html`<a href="#${id}"><span aria-hidden="true">${chapterOf(deck, id)}</span> ${navNames[id]}</a>`)}</nav></header>`;

const SHORT_NAME = 6;
const LONG_NAME = 18;

/** The frontispiece: the plate with the crest on one page, name and address on the other. */
const title = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean): SafeHtml => {
  const longest = Math.max(...facts.name.split(/\s+/).map((word) => [...word].length));
  // The subset carries no kerning: capitals that lean over the next letter are drawn closer by hand.
  const lean = /^[FPTVWY][a-z]/.test(facts.name) ? " lean" : "";
  const kind =
    (facts.name.length > LONG_NAME ? "long" : facts.name.length <= SHORT_NAME ? "short" : "") + lean;
  return html`<div class="spread"><div class="plate cover">${crest(facts, marks, thrift)}<p class="motto"${marks.part("hero.kicker")} dir="auto">${deck.hero.kicker}</p></div><div class="leaf"><h1 class="${kind}" style="--w:${Math.max(5, longest)}" dir="auto">${facts.name}</h1>${!thrift && finial()}<p class="tagline"${marks.part("hero.tagline")} dir="auto">${deck.hero.tagline}</p>${invitation(facts)}${register(facts)}</div></div>`;
};

const invitation = (facts: SiteFacts): SafeHtml => {
  const url = buyUrlOf(facts);
  return url
    ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">Buy ${facts.ticker} on ${facts.launchpadName}</a>`
    : html`<p class="soon" lang="en">Launching soon</p>`;
};

const register = (facts: SiteFacts): SafeHtml =>
  facts.mintAddress === null
    ? html`<div class="mint"><b lang="en">Mint address</b><p class="soft" lang="en">Shown here the moment the token is launched. Until then, any address you are sent is not ours.</p></div>`
    : html`<div class="mint"><b lang="en">Mint address</b><code id="mint">${facts.mintAddress}</code><button class="copy" lang="en" type="button" data-copy="${facts.mintAddress}" hidden><span aria-live="polite">Copy</span></button></div>`;

const panorama = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = pictureUrl(facts.bannerUrl);
  return url
    ? html`<div class="panorama"><img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500"></div>`
    : html``;
};

const footer = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml =>
  html`<footer class="cover">${finial()}<p class="sign" dir="auto">${facts.name}</p><p class="soft"${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p><ul lang="en">${colophon(facts).map((each) => html`<li>${each}</li>`)}</ul></footer>`;
