import { type Deck, visibleSections } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml } from "../html.ts";
import { buyUrlOf, colophon } from "../launch-state.ts";
import type { Marks } from "../marks.ts";
import type { SiteFacts } from "../site-facts.ts";
import { sitePage } from "../site-page.ts";
import { tonesFrom } from "./colours.ts";
import { headline, stop } from "./headline.ts";
import { placeOf, sections } from "./sections.ts";
import { facesFor, styleSheet } from "./style.ts";

/** "Minimalist": one size, one weight, one colour; the name is the picture and the logo its full stop. */
export const renderTemplate3 = (deck: Deck, facts: SiteFacts, marks: Marks): string => {
  const tones = tonesFrom(facts.palette, deck.look.accent, deck.look.dark);
  return sitePage(deck, facts, () => ({
    themeColour: tones.paper,
    css: styleSheet(tones, deck.look),
    faces: facesFor(deck.look),
    body: html`<a class="skip" lang="en" href="#main">Skip to content</a><main id="main">${hero(deck, facts, marks)}${mint(facts)}${contents(deck)}${figure(facts, marks)}${visibleSections(deck).map((id) => sections[id](deck, facts, marks))}</main>${footer(deck, facts, marks)}`,
  }));
};

const hero = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = buyUrlOf(facts);
  const act = url
    ? html`<a class="go" lang="en" href="${url}" rel="noopener nofollow">Buy ${facts.ticker} on ${facts.launchpadName}</a>`
    : html`<p class="soon" lang="en">Launching soon</p>`;
  return html`<div class="hero grid"><div class="top"><p class="ticker" dir="auto">${facts.ticker}</p><p${marks.part("hero.kicker")} dir="auto">${deck.hero.kicker}</p></div><div class="say spaced"><p><span${marks.part("hero.tagline")} dir="auto">${deck.hero.tagline}</span><sup class="star"><a href="#disclaimer" lang="en" aria-label="Disclaimer">*</a></sup></p>${act}</div>${headline(facts, marks)}</div>`;
};

const mint = (facts: SiteFacts): SafeHtml =>
  html`<div class="part grid"><p class="name" lang="en">Mint address</p>${
    facts.mintAddress === null
      ? html`<p class="text" lang="en">Shown here the moment the token is launched. Until then, any address you are sent is not ours.</p>`
      : html`<div class="wide"><code id="mint">${facts.mintAddress}</code><button class="go" lang="en" type="button" data-copy="${facts.mintAddress}" hidden><span aria-live="polite">Copy</span></button></div>`
  }</div>`;

const navNames = {
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Plans",
  community: "Community",
  faq: "Questions",
} as const;

const contents = (deck: Deck): SafeHtml => {
  const shown = visibleSections(deck);
  return shown.length === 0
    ? html``
    : html`<div class="part grid"><p class="name" lang="en" aria-hidden="true">Contents</p><nav class="text" lang="en" aria-label="On this page">${shown.map((id) => html`<a href="#${id}"><span class="no">${placeOf(deck, id)}</span>${navNames[id]}</a>`)}</nav></div>`;
};

const figure = (facts: SiteFacts, marks: Marks): SafeHtml => {
  const url = pictureUrl(facts.bannerUrl);
  return url
    ? html`<figure class="grid"><img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500"></figure>`
    : html``;
};

/** The small print, which is not small, and the full stop. */
const footer = (deck: Deck, facts: SiteFacts, marks: Marks): SafeHtml =>
  html`<footer class="grid"><p class="no" aria-hidden="true">*</p><p class="text" id="disclaimer"${marks.part("disclaimer")} dir="auto">${deck.disclaimer}</p><ul class="text" lang="en">${colophon(facts).map((each) => html`<li>${each}</li>`)}</ul><p class="end">${stop(facts, `${facts.name} logo`, null)}</p></footer>`;
