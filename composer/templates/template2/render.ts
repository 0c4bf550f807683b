import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";
import type { SiteFacts } from "../site-facts.ts";
import { tonesFrom } from "./colours.ts";
import { plainScope, scope } from "./instruments.ts";
import { placeOf, sections } from "./sections.ts";
import { lineWidth, plain, strokes } from "./strokes.ts";
import { styleSheet } from "./style.ts";

/** "Futuristic": a console at night, with the token in the reticle and its address as the readout. */
export const renderTemplate2 = (page: parts.Page): parts.Rendered => {
  const { look } = page.deck;
  const tones = tonesFrom(page.facts.palette, look.accent, look.dark);
  return {
    themeColour: tones.void,
    css: styleSheet(tones, look, { thrift: page.thrift, hasCast: parts.hasCast(page) }),
    body: html`
      ${parts.skipLink}${rail(page)}
      <main id="main">
        ${hero(page)}${readout(page.facts)}
        ${parts.shownSections(page, sections, viewport(page), 2)}
      </main>
      <footer>
        <div class="hazard" aria-hidden="true"></div>
        ${parts.disclaimer(page)}${parts.imprint(page)}
      </footer>
    `,
  };
};

const viewport = (page: parts.Page): SafeHtml | null =>
  parts.panorama(page, (picture) => html`<div class="viewport">${picture}</div>`);

const navNames = {
  story: "Story",
  howToBuy: "Buy",
  tokenomics: "Numbers",
  chart: "Chart",
  roadmap: "Course",
  community: "Crew",
  faq: "Queries",
};

/** The rail at the side of a wide screen, a strip above a narrow one. */
const rail = (page: parts.Page): SafeHtml => {
  const { deck, facts } = page;
  const menu = parts.menu(deck, navNames, (id) => html`<span aria-hidden="true">${placeOf(deck, id)}</span>`);
  return html`
    <header>
      <a class="call" href="#main" dir="auto">${facts.ticker}</a>
      ${menu}
      <div class="state">
        <p lang="en">${facts.mintAddress === null ? "Not launched" : "Live"}</p>
        ${parts.buyLink(page, null, "btn", "Buy")}
      </div>
    </header>
  `;
};

const hero = (page: parts.Page): SafeHtml => {
  const { facts, thrift } = page;
  const [wide, narrow] = [Math.max(30, lineWidth(facts.name, 130)), Math.max(24, lineWidth(facts.name, 46))];
  return html`
    <div class="hero">
      ${parts.text(page, "hero.kicker", "p.kicker")}
      ${thrift ? plainScope(page) : [telemetry(facts), scope(page)]}
      <h1 style="--w:${wide};--t:${narrow}">${thrift ? plain(facts.name) : strokes(facts.name)}</h1>
      <div class="say">
        ${parts.text(page, "hero.tagline", "p.tagline")}${parts.buyLink(page, parts.launchingSoon)}
      </div>
    </div>
  `;
};

const telemetry = (facts: SiteFacts): SafeHtml => {
  const rows = [
    ["Ticker", facts.ticker],
    ["Network", "Solana"],
    ["Launchpad", facts.launchpadName],
  ] as const;
  const row = ([label, value]: (typeof rows)[number]) =>
    html`<div><dt lang="en">${label}</dt><dd dir="auto">${value}</dd></div>`;
  return html`<dl class="tele">${rows.map(row)}</dl>`;
};

/** The address in groups of four, as one compares it; its ends, which people check first, are lit. */
const readout = ({ mintAddress }: SiteFacts): SafeHtml => {
  const groups = mintAddress?.match(/.{1,4}/gsu) ?? [];
  const lit = groups.map((group, at) =>
    at === 0 || at === groups.length - 1 ? html`<em>${group}</em>` : html`<span>${group}</span>`,
  );
  const address = mintAddress === null ? parts.noAddressYet("p.note") : html`<code id="mint">${lit}</code>`;
  return html`
    <div class="mint">
      <b lang="en">Mint address</b>${address}${mintAddress !== null && parts.copyButton(mintAddress)}
    </div>
  `;
};
