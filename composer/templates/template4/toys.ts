import { randomFrom } from "../../seeded/random.ts";
import { html, type SafeHtml } from "../html.ts";
import type { SiteFacts } from "../site-facts.ts";

// Attributes are in lower case throughout: the HTML parser gives SVG its capitals back.

const BITS = [
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  "M-9-9H9V9H-9z",
  "M0-11L10 8H-10z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4z",
  "M0-13L4-4 13-3 6 3 8 12 0 7-8 12-6 3-13-3-4-4z",
  "M-14-5H14V5H-14z",
] as const;

/** Confetti for both sides of the hero: what falls, how it lies and where is the ticker's own. */
export const confetti = (facts: SiteFacts): SafeHtml =>
  html`${["left", "right"].map((side) => {
    const random = randomFrom(`confetti|${side}|${facts.ticker}`);
    const bits = Array.from({ length: 12 }, (_, at) => {
      // One in each cell of a grid, so that they neither heap nor touch.
      const [x, y] = [
        (at % 3) * 80 + random.between(22, 58),
        Math.floor(at / 3) * 110 + random.between(24, 64),
      ];
      const kind = random.between(0, 3);
      const [turn, size] = [random.between(0, 71) * 5, random.pick([0.7, 1, 1.35])];
      const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
      return html`<path class="k${kind}" transform="${place}" d="${random.pick(BITS)}"></path>`;
    });
    return html`<svg class="confetti ${side}" viewbox="0 0 240 440" aria-hidden="true">${bits}</svg>`;
  })}`;

/** The upper border of a part as a hand would cut it: seven hills, none like the next. For clip-path. */
export const wobble = (ticker: string): string => {
  const random = randomFrom(`wobble|${ticker}`);
  const widths = Array.from({ length: 7 }, () => random.between(8, 20));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const points: string[] = [];
  let left = 0;
  for (const [at, width] of widths.entries()) {
    const depth = random.between(28, 50);
    for (let step = 0; step < 8; step++) {
      const along = step / 8;
      const bend = 4 * along * (1 - along) * depth;
      points.push(`${tenth(((left + along * width) / all) * 100)}% ${tenth(50 + (at % 2 ? bend : -bend))}%`);
    }
    left += width;
  }
  return `polygon(${points.join(",")},100% 50%,100% 100%,0 100%)`;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A jar of sweets with the ticker on its label; what is in it is for joy, not for reckoning. */
export const jar = (facts: SiteFacts): SafeHtml => {
  const random = randomFrom(`jar|${facts.ticker}`);
  // A sweet is a stroke of no length with a round end; all of one colour are one path.
  const sweets: [string, string, string, string] = ["", "", "", ""];
  for (let row = 0; row < 8; row++) {
    const count = row % 2 ? 6 : 7;
    for (let at = 0; at < count; at++) {
      // The top layer is what is left after a few were eaten.
      if (row === 7 && random.boolean(0.45)) continue;
      const x = (row % 2 ? 50 : 36) + at * 28 + random.between(-1, 1);
      sweets[random.between(0, 3)] += `M${x} ${272 - row * 24}h0`;
    }
  }
  const size = Math.min(40, Math.floor(200 / Math.max(3, [...facts.ticker].length)));
  return html`
    <svg class="jar" viewbox="0 0 240 310" aria-hidden="true">
      <rect class="glass" x="13" y="52" width="214" height="246" rx="44"></rect>
      <path class="rim" d="${sweets.join("")}"></path>
      ${sweets.map((path, at) => html`<path class="s${at}" d="${path}"></path>`)}
      <path class="gleam" d="M32 100q0-28 28-30"></path>
      <rect class="lid k1" x="34" y="12" width="172" height="42" rx="12"></rect>
      <rect class="label" x="42" y="150" width="156" height="72" rx="16"></rect>
      <text x="120" y="${186 + size * 0.36}" font-size="${size}">
        ${facts.ticker}
      </text>
    </svg>
  `;
};

/** The way a ball goes: every bounce as high as the last, for this is no price. */
export const bounces = (): SafeHtml =>
  html`
    <svg class="bounces" viewbox="0 -4 1200 136" preserveaspectratio="xMidYMax slice" aria-hidden="true">
      <path class="way" d="M-60 118${"q60-208 120 0".repeat(11)}"></path>
      <path class="floor" d="M0 126H1200"></path>
      <circle class="k2" cx="720" cy="20" r="19"></circle>
    </svg>
  `;

/** The engine that pulls the plans. */
export const engine = (): SafeHtml =>
  html`
    <svg class="engine" viewbox="0 0 200 170" aria-hidden="true">
      <circle class="puff" cx="56" cy="20" r="13"></circle>
      <circle class="puff" cx="28" cy="34" r="9"></circle>
      <path class="k0" d="M64 90V40H46V30H92V40H78V90z"></path>
      <rect class="k2" x="110" y="28" width="72" height="104" rx="8"></rect>
      <rect class="glass" x="126" y="44" width="40" height="34" rx="6"></rect>
      <rect class="k1" x="24" y="76" width="98" height="56" rx="20"></rect>
      <rect class="k3" x="12" y="122" width="178" height="18" rx="9"></rect>
      <circle class="k0" cx="46" cy="142" r="19"></circle>
      <circle class="k0" cx="98" cy="142" r="19"></circle>
      <circle class="k0" cx="154" cy="138" r="24"></circle>
    </svg>
  `;
