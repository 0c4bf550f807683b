import { type Deck, visibleSections } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml } from "../html.ts";
import { buyUrlOf, colophon } from "../launch-state.ts";
import type { Marks } from "../marks.ts";
import type { SiteFacts } from "../site-facts.ts";
import { sitePage } from "../site-page.ts";
import { tonesFrom } from "./colours.ts";
import { plainScope, scope } from "./instruments.ts";
import { placeOf, sections } from "./sections.ts";
import { lineWidth, plain, strokes } from "./strokes.ts";
import { styleSheet } from "./style.ts";

/** "Futuristic": a console at night, with the token in the reticle and its address as the readout. */
export const renderTemplate2 = (deck: Deck, facts: SiteFacts, marks: Marks): string => {
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  return sitePage(deck, facts, (thrift) => ({
    themeColour: tones.void,
    css: styleSheet(tones, deck.look, thrift),
    body: html`<a class="skip" lang="en" href="#main">Skip to content</a>${rail(deck, facts)}<main id="main">${hero(deck, facts, marks, thrift)}${readout(facts)}${viewport(facts, marks)}${visibleSections(deck).map((id) => sections[id](deck, facts, marks, thrift))}</main>${footer(deck, facts, marks)}`,
  }));
};

const navNames = {
  story: "Story",
  howToBuy: "Buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Course",
  community: "Crew",
  faq: "Queries",
} as const;

/** The rail at the side of a wide screen, a strip above a narrow one. */
const rail = (deck: Deck, facts: SiteFacts): SafeHtml =>
  html`<header><a class="call" href="#main" dir="auto">${facts.ticker}</a><nav lang="en" aria-label="On this page">${visibleSections(deck).map((id) => html`<a href="#${id}"><span aria-hidden="true">${placeOf(deck, id)}</span>${navNames[id]}</a>`)}</nav><p class="state" lang="en">${facts.mintAddress === null ? "Not launched" : "Live"}</p></header>`;

const buyButton = (facts: SiteFacts): SafeHtml => {
  const url = buyUrlOf(facts);
  return url
    ? html`<a class="btn" lang="en" href="${url}" rel="noopener nofollow">Buy ${facts.ticker} on ${facts.launchpadName}</a>`
    : html`<p class="soon" lang="en">Launching soon</p>`;
};

const hero = (deck: Deck, facts: SiteFacts, marks: Marks, thrift: boolean): SafeHtml => {
  const [wide, narrow] = [Math.max(30, lineWidth(facts.name, 110)), Math.max(24, lineWidth(facts.name, 46))];
  return html`<div class="hero"><p class="kicker"${marks.part("hero.kicker")} dir="auto">${deck.hero.kicker}</p>${!thrift && telemetry(facts)}${thrift ? plainScope(facts, marks) : scope(facts, marks)}<h1 style="--w:${wide};--t:${narrow}">${thrift ? plain(facts.name) : strokes(facts.name)}</h1><div class="say"><p class="tagline"${marks.part("hero.tagline")} dir="auto">${deck.hero.tagline}</p>${buyButton(facts)}</div></div>`;
};

const telemetry = (facts: SiteFacts): SafeHtml => {
  const rows = [
    ["Ticker", facts.ticker],
    ["Network", "Solana"],
    ["Launchpad", facts.launchpadName],
  ] as const;
  return html`<dl class="tele">${rows.map(([label, value]) => html`<div><dt lang="en">${label}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`;
};

/** The address in groups of four, as one compares it; its ends, which people check first, are lit. */
const readout = (facts: SiteFacts): SafeHtml => {
  const address = facts.mintAddress;
  if (address === null)
    return html`<div class="mint"><b lang="en">Mint address</b><p class="note" lang="en">Shown here the moment the token is launched. Until then, any address you are sent is not ours.</p></div>`;
  const groups = address.match(/.{1,4}/gsu) ?? [];
  return html`<div class="mint"><b lang="en">Mint address</b><code id="mint">${groups.map((group, at) => (at === 0 || at === groups.length - 1 ? html`<em>${group}</em>` : html`<span>${group}</span>`))}</code><button class="copy" lang="en" type="button" data-copy="${address}" hidden><span aria-live="polite">Copy</span></button></div>`;
};

const viewport = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = pictureUrl(facts.bannerUrl);
  return url
    ? html`<div class="viewport"><img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500"></div>`
    : html``;
};

const footer = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml =>
  html`<footer><div class="hazard" aria-hidden="true"></div><p${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p><ul lang="en">${colophon(facts).map((each) => html`<li>${each}</li>`)}</ul></footer>`;
