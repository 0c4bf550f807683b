import { html, pictureUrl, type SafeHtml } from "../html.ts";
import type { SiteFacts } from "../site-facts.ts";

/**
 * The name, as large as the page is wide, and the logo as its full stop. The stop hangs on a word joiner, so that it
 * never begins a line of its own.
 */
export const headline = (facts: SiteFacts): SafeHtml => {
  const { wide, lines } = measure(facts.name);
  return html`<h1 style="--w:${wide};--l:${lines}" dir="auto">${facts.name}\u2060<span class="stop">${stop(facts, "")}</span></h1>`;
};

/** The mark that ends the name, and at last the page: the logo, or a dot of the token's colour. */
export const stop = (facts: SiteFacts, alt: string): SafeHtml => {
  const logo = pictureUrl(facts.logoUrl);
  return logo
    ? html`<img class="dot" src="${logo}" alt="${alt}" width="512" height="512">`
    : html`<i class="dot" aria-hidden="true"></i>`;
};

const MOST_LINES = 3;

/** How many ems wide the widest line is when the name is set in three lines at most, with room for the stop. */
const measure = (name: string): { wide: number; lines: number } => {
  const words = name.split(/\s+/).map(emsOf);
  const whole = words.reduce((sum, word) => sum + word + 0.25, 0);
  const wide = Math.max(...words, whole / MOST_LINES) + 0.5;
  return { wide: Math.round(wide * 100) / 100, lines: Math.ceil(whole / wide) };
};

const WIDE = /[mwMWQO@%&\u2014]/u;
const NARROW = /[iljtfrI.,:;'!|()[\]-]/u;
// Ideographs, kana, hangul and pictures fill their square.
const SQUARE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** A rough width, on the safe side: the face's real metrics are not worth their bytes. */
const emsOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) =>
      sum + (SQUARE.test(letter) ? 1.02 : WIDE.test(letter) ? 0.9 : NARROW.test(letter) ? 0.34 : 0.61),
    0,
  );
