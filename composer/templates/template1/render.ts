import { type Deck, visibleSections } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml, webUrl } from "../html.ts";
import type { Marks } from "../marks.ts";
import { emsOf } from "../name-width.ts";
import type { SiteFacts } from "../site-facts.ts";
import { sitePage } from "../site-page.ts";
import { tonesFrom } from "./colours.ts";
import { sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Modern & Clean": a catalogue page with one great name, one field of colour, and the facts. */
export const renderTemplate1 = (deck: Deck, facts: SiteFacts, marks: Marks): string => {
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  const shown = visibleSections(deck);
  return sitePage(deck, facts, () => ({
    themeColour: tones.paper,
    css: styleSheet(tones, deck.look),
    faces: facesFor(deck.look),
    body: html`<a class="skip" lang="en" href="#main">Skip to content</a>${topBar(deck, facts)}<main id="main">${hero(deck, facts, marks)}${mintBar(facts)}${banner(facts, marks)}${shown.map((id) => sections[id](deck, facts, marks))}</main>${footer(deck, facts, marks)}`,
  }));
};

const navNames = {
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Numbers",
  roadmap: "Plans",
  faq: "Questions",
} as const;

const topBar = (deck: Deck, facts: SiteFacts): SafeHtml => {
  const logo = pictureUrl(facts.logoUrl);
  const links = visibleSections(deck).flatMap((id) =>
    id in navNames ? [html`<a href="#${id}">${navNames[id as keyof typeof navNames]}</a>`] : [],
  );
  return html`<header><div class="wrap"><a class="brand" href="#main">${logo && html`<img src="${logo}" alt="" width="34" height="34">`}<span dir="auto">${facts.ticker}</span></a><nav lang="en" aria-label="On this page">${links}</nav>${buyButton(facts, "Buy")}</div></header>`;
};

const buyButton = (facts: SiteFacts, label: string): SafeHtml => {
  const url = webUrl(facts.launchpadTokenUrl);
  return url && facts.mintAddress !== null
    ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">${label}</a>`
    : html`<span class="soon" lang="en">Launching soon</span>`;
};

const LONG_NAME = 16;

const hero = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml => {
  const logo = pictureUrl(facts.logoUrl);
  // In letters of usual width: a word of m and w is wider than it is long.
  const longest = Math.max(
    ...facts.name.split(/\s+/).map((word) => Math.max(word.length, emsOf(word) / 0.6)),
  );
  const size = facts.name.length > LONG_NAME ? "long" : "";
  const plate = logo
    ? html`<img${marks.part("logo")} src="${logo}" alt="${facts.name} logo" width="512" height="512" fetchpriority="high">`
    : html`<span class="big"${marks.part("logo")} aria-hidden="true">${[...facts.ticker].slice(0, 1).join("")}</span>`;
  return html`<div class="hero"><div class="wrap"><div><p class="kicker"${marks.part("hero.kicker")} dir="auto">${deck.hero.kicker}</p><h1 class="${size}" style="--w:${Math.max(4, Math.round(longest * 10) / 10)}" dir="auto">${facts.name}</h1><p class="tagline"${marks.part("hero.tagline")} dir="auto">${deck.hero.tagline}</p><div class="act">${buyButton(facts, `Buy ${facts.ticker} on ${facts.launchpadName}`)}</div></div><div class="plate">${plate}</div></div></div>`;
};

const mintBar = (facts: SiteFacts): SafeHtml =>
  facts.mintAddress === null
    ? html`<div class="mint"><div class="wrap"><b lang="en">Mint address</b><span class="soft" lang="en">Shown here the moment the token is launched. Until then, any address you are sent is not ours.</span></div></div>`
    : html`<div class="mint"><div class="wrap"><b lang="en">Mint address</b><code id="mint">${facts.mintAddress}</code><button class="btn copy" lang="en" type="button" data-copy="${facts.mintAddress}" hidden><span aria-live="polite">Copy</span></button></div></div>`;

/** Without a banner the ticker itself makes the picture. */
const banner = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = pictureUrl(facts.bannerUrl);
  return url
    ? html`<div class="banner"><img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500"></div>`
    : html`<div class="tape big"${marks.part("banner")} aria-hidden="true">${`${facts.ticker} \u00b7 `.repeat(Math.ceil(60 / (facts.ticker.length + 3)))}</div>`;
};

const footer = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml => {
  const product = webUrl(facts.productUrl);
  const report = webUrl(facts.reportUrl);
  const made = product
    ? html`<a href="${product}" rel="noopener">Made with ${facts.productName}</a>`
    : html`Made with ${facts.productName}`;
  return html`<footer><div class="wrap"><p class="big" dir="auto">${facts.name}</p><p${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p><ul lang="en"><li>${made}</li>${report && html`<li><a href="${report}" rel="noopener nofollow">Report this site</a></li>`}</ul></div></footer>`;
};
