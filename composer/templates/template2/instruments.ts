import { type Random, randomFrom } from "../../seeded/random.ts";
import { html, type SafeHtml } from "../html.ts";
import { firstOf } from "../launch-state.ts";
import { hasCast, logo, type Page } from "../parts.ts";
import { plain, strokes } from "./strokes.ts";

// Attributes are in lower case throughout: the HTML parser gives SVG its capitals back.

/** The scope of the hero: bearings, orbits and a small sky of its own, with the logo in the reticle. */
export const scope = (page: Page): SafeHtml => {
  const random = randomFrom(`sky|${page.facts.ticker}`);
  const bearings = Array.from(
    { length: 12 },
    (_, at) =>
      html`
        <text x="200" y="13" transform="rotate(${at * 30} 200 200)">${String(at * 30).padStart(3, "0")}</text>
      `,
  );
  const orbits = [112, 138, 163].map(
    (r, at) =>
      html`
        <g class="orbit o${String.fromCharCode(97 + at)}">
          <g transform="rotate(${random.between(0, 359)} 200 200)">
            <circle class="hair" cx="200" cy="200" r="${r}"></circle>
            <circle class="arc" cx="200" cy="200" r="${r}" pathlength="360"
              stroke-dasharray="${random.between(24, 70)} 400"></circle>
            <circle class="${at === 1 ? "moon two" : "moon"}" cx="${200 + r}" cy="200"
              r="${3.2 - at * 0.5}"></circle>
          </g>
        </g>
      `,
  );
  return html`
    <div class="scope">
      <svg viewbox="0 0 400 400" aria-hidden="true">
        <path class="hair" d="M-2400 200H128M272 200H412M200-900V128M200 272V388"></path>
        <g class="sky">
          ${sky(random)}
        </g>
        <circle class="ticks" cx="200" cy="200" r="183" pathlength="720" stroke-dasharray=".9 9.1"></circle>
        <circle class="ticks long" cx="200" cy="200" r="180" pathlength="720"
          stroke-dasharray="1.2 58.8"></circle>
        <circle class="hair" cx="200" cy="200" r="187"></circle>
        <g class="bearings">
          ${bearings}
        </g>
        ${orbits}
        <path class="brackets" d="M127 145V127H145M255 127H273V145M273 255V273H255M145 273H127V255"></path>
      </svg>
      <i class="sweep"></i>
      ${core(page, false)}
    </div>
  `;
};

/** The reticle alone, where there is no room for its instruments. */
export const plainScope = (page: Page): SafeHtml => html`<div class="scope">${core(page, true)}</div>`;

const core = (page: Page, isPlain: boolean): SafeHtml => {
  const letter = firstOf(page.facts.ticker, 1);
  const glyph = html`
    <span class="glyph"${page.marks.part("logo")} aria-hidden="true">
      ${isPlain ? plain(letter) : strokes(letter)}
    </span>
  `;
  return html`<div class="${hasCast(page) ? "core out" : "core"}">${logo(page, glyph)}</div>`;
};

/** Stars at both sides, and a figure through a few of each: one token's sky is not another's. */
const sky = (random: Random): SafeHtml[] => {
  const star = (left: number, top: number) =>
    [left + random.between(0, 44), top + random.between(0, 60)] as const;
  const figures = [-250, 430].map((left, side) =>
    Array.from({ length: 5 }, (_, at) => star(left + at * 46, side === 0 ? 170 : 40)),
  );
  const dust = Array.from({ length: 26 }, (_, at) =>
    star(
      at % 2 === 0 ? random.between(-420, -60) : random.between(420, 800),
      at % 2 === 0 ? random.between(0, 300) : random.between(0, 70),
    ),
  );
  return [
    ...figures.map(
      (points) => html`<path class="figure" d="M${points.map(([x, y]) => `${x} ${y}`).join("L")}"></path>`,
    ),
    ...[...figures.flat(), ...dust].map(
      ([x, y], at) => html`<circle cx="${x}" cy="${y}" r="${at < 10 ? 1.8 : 0.9}"></circle>`,
    ),
  ];
};

/** A dial's bezel: lit all round for a plain fact, lit as far as it says for a share of a hundred. */
export const dial = (value: string): SafeHtml => {
  const share = /(\d{1,3}(?:[.,]\d+)?)\s*%/.exec(value)?.[1];
  const lit = share === undefined ? 100 : Math.min(100, Number(share.replace(",", ".")));
  return html`
    <svg viewbox="0 0 200 200" aria-hidden="true">
      <circle class="bezel" cx="100" cy="100" r="88" pathlength="100" stroke-dasharray=".5 1.5"></circle>
      <circle class="lit" cx="100" cy="100" r="88" pathlength="100"
        stroke-dasharray="${dashes(lit)}"></circle>
      <circle class="hair" cx="100" cy="100" r="77"></circle>
      <path class="mark" d="M100 2V20"></path>
    </svg>
  `;
};

// A lit bezel is drawn tick by tick; 2 in 100 is one tick and its gap.
const dashes = (lit: number): string =>
  lit >= 100 ? ".5 1.5" : `${".5 1.5 ".repeat(Math.max(1, Math.round(lit / 2)))}0 200`;

/**
 * A trace on the oscilloscope: flat while there is no trading to show, a seeded wave after. Never a price.
 */
export const signal = (ticker: string, live: boolean): SafeHtml => {
  const random = randomFrom(`signal|${ticker}`);
  const waves = Array.from({ length: 24 }, (_, at) => {
    const height = random.between(18, 84) * (at % 2 === 0 ? -1 : 1);
    return `q12.5 ${live ? height : 0} 25 0`;
  }).join("");
  return html`
    <svg class="signal" viewbox="0 0 600 120" preserveaspectratio="none" aria-hidden="true">
      <path class="hair" d="M0 60H600M0 20H600M0 100H600"></path>
      <path class="wave" d="M0 60${waves}" vector-effect="non-scaling-stroke"></path>
    </svg>
  `;
};

/** The ascent behind the roadmap: steep first, then level, and on beyond the last waypoint. */
export const ascent = (): SafeHtml =>
  html`
    <svg class="ascent" viewbox="0 0 100 100" preserveaspectratio="none" aria-hidden="true">
      <path class="hair" d="M0 0H100" vector-effect="non-scaling-stroke"></path>
      <path class="way" d="M0 100Q50 0 100 0" vector-effect="non-scaling-stroke"></path>
    </svg>
  `;
