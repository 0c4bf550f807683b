import { type Deck, visibleSections } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml } from "../html.ts";
import { buyUrlOf, colophon, firstOf } from "../launch-state.ts";
import type { Marks } from "../marks.ts";
import { linesOf } from "../name-width.ts";
import type { SiteFacts } from "../site-facts.ts";
import { sitePage } from "../site-page.ts";
import { tonesFrom } from "./colours.ts";
import { sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";
import { confetti, wobble } from "./toys.ts";

/** "Playful & Vibrant": a sheet of stickers; the logo is the mascot and says the tagline itself. */
export const renderTemplate4 = (deck: Deck, facts: SiteFacts, marks: Marks): string => {
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  return sitePage(deck, facts, (thrift) => ({
    themeColour: tones.grounds[0],
    css: styleSheet(tones, deck.look, thrift ? null : wobble(facts.ticker)),
    faces: facesFor(deck.look),
    body: html`<a class="skip" lang="en" href="#main">Skip to content</a>${bunting(deck)}<main id="main">${hero(deck, facts, marks, thrift)}${visibleSections(deck).map((id) => sections[id](deck, facts, marks, thrift))}</main>${footer(deck, facts, marks)}`,
  }));
};

const navNames = {
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Plans",
  community: "Friends",
  faq: "Questions",
} as const;

const bunting = (deck: Deck): SafeHtml =>
  html`<header><nav lang="en" aria-label="On this page">${visibleSections(deck).map((id) => html`<a href="#${id}">${navNames[id]}</a>`)}</nav></header>`;

const hero = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean): SafeHtml => {
  const { lines, wide } = linesOf(facts.name, facts.name.length > 22 ? 3 : 2);
  const name = lines.map(
    (line) => html`<span>${line.map((word, at) => html`${at > 0 && " "}<b>${word}</b>`)}</span> `,
  );
  const url = buyUrlOf(facts);
  const act = url
    ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">Buy ${facts.ticker} on ${facts.launchpadName}</a>`
    : null;
  const seal = url === null && html`<p class="seal" lang="en"><span>Launching soon</span></p>`;
  return html`<div class="hero" style="--w:${wide};--l:${lines.length}">${!thrift && confetti(facts)}<div class="wrap"><div class="scene"><p class="kicker"${marks.part("hero.kicker")} dir="auto">${deck.hero.kicker}</p>${mascot(facts, marks)}<p class="says"${marks.part("hero.tagline")} dir="auto">${deck.hero.tagline}</p>${seal}</div><h1 dir="auto">${name}</h1>${act}${ticket(facts)}${postcard(facts, marks)}</div></div>`;
};

const mascot = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const logo = pictureUrl(facts.logoUrl);
  return logo
    ? html`<div class="mascot"><img${marks.part("logo")} src="${logo}" alt="${facts.name} logo" width="512" height="512" fetchpriority="high"></div>`
    : html`<div class="mascot"><b${marks.part("logo")} aria-hidden="true">${firstOf(facts.ticker, 1)}</b></div>`;
};

const ticket = (facts: SiteFacts): SafeHtml =>
  html`<div class="ticket"><div><b lang="en">Mint address</b>${
    facts.mintAddress === null
      ? html`<p lang="en">Shown here the moment the token is launched. Until then, any address you are sent is not ours.</p>`
      : html`<code id="mint">${facts.mintAddress}</code><button class="copy" lang="en" type="button" data-copy="${facts.mintAddress}" hidden><span aria-live="polite">Copy</span></button>`
  }</div></div>`;

const postcard = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = pictureUrl(facts.bannerUrl);
  return url
    ? html`<div class="postcard"><img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500"></div>`
    : html``;
};

const footer = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml =>
  html`<footer class="scallop"><div class="wrap"><p class="sign" dir="auto">${facts.name}</p><p${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p><ul lang="en">${colophon(facts).map((each) => html`<li>${each}</li>`)}</ul></div></footer>`;
