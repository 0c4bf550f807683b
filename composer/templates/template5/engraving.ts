import { randomFrom } from "../../seeded/random.ts";
import { html, type SafeHtml } from "../html.ts";
import { firstOf } from "../launch-state.ts";
import { hasCast, logo, type Page } from "../parts.ts";

const ROMAN = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** 1 to 39, as a house numbers its chapters. */
export const roman = (value: number): string => {
  let rest = value;
  let said = "";
  for (const [worth, letter] of ROMAN)
    while (rest >= worth) {
      said += letter;
      rest -= worth;
    }
  return said;
};

/**
 * A rosette as on a banknote, engraved for this ticker: one ellipse, turned. Each step doubles what is there
 * by a reference, so that 32 turns cost a few hundred bytes.
 */
const rosette = (ticker: string): SafeHtml => {
  const random = randomFrom(`rosette|${ticker}`);
  const petals = [
    { rx: 96, ry: random.between(36, 64), shift: 0 },
    { rx: random.between(50, 62), ry: random.between(20, 30), shift: random.between(24, 34) },
  ];
  return html`
    <svg class="rosette" viewbox="-100 -100 200 200" aria-hidden="true">
      ${petals.map((petal, at) => turned(at === 0 ? "o" : "i", petal))}
      <circle r="98"></circle>
      <circle r="99.5"></circle>
    </svg>
  `;
};

/** The outer turn of a rosette alone, with room for words in its middle. */
export const wreath = (ticker: string): SafeHtml => {
  const ry = randomFrom(`wreath|${ticker}`).between(58, 70);
  return html`
    <svg class="wreath" viewbox="-100 -100 200 200" aria-hidden="true">
      ${turned("w", { rx: 99, ry, shift: 0 })}
    </svg>
  `;
};

const turned = (key: string, { rx, ry, shift }: { rx: number; ry: number; shift: number }): SafeHtml => {
  const steps = shift === 0 ? [90, 45, 22.5, 11.25, 5.625] : [180, 90, 45, 22.5, 11.25];
  let drawn = html`<ellipse cx="${shift}" rx="${rx - shift}" ry="${ry}"></ellipse>`;
  for (const [at, turn] of steps.entries()) {
    const id = `${key}${String.fromCharCode(97 + at)}`;
    drawn = html`<g id="${id}">${drawn}</g><use href="#${id}" transform="rotate(${turn})"></use>`;
  }
  return drawn;
};

/**
 * The crest: the logo as a cameo in its rosette (there is none with `thrift`), or the ticker's first letter
 * as a monogram.
 */
export const crest = (page: Page): SafeHtml => {
  const { ticker } = page.facts;
  const letter = firstOf(ticker, 1);
  const initial = html`<span class="mono"${page.marks.part("logo")} aria-hidden="true">${letter}</span>`;
  const cameo = html`<div class="${hasCast(page) ? "bust" : "cameo"}">${logo(page, initial)}</div>`;
  return html`<div class="crest">${!page.thrift && rosette(ticker)}${cameo}</div>`;
};

/** A short engraved rule with a lozenge: where one thing ends. */
export const finial = (): SafeHtml =>
  html`
    <svg class="finial" viewbox="0 0 120 12" aria-hidden="true">
      <path d="M0 6H48M72 6H120M60 1L65 6L60 11L55 6Z"></path>
    </svg>
  `;
