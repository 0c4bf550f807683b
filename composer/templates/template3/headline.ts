import { html, pictureUrl, type SafeHtml } from "../html.ts";
import { emsOf, linesOf, measureName } from "../name-width.ts";
import { hasCast, logo, type Page } from "../parts.ts";
import type { SiteFacts } from "../site-facts.ts";

/**
 * The name, and the hero beside it as tall as the first screen; or the name as large as the page is wide, with the logo as
 * its full stop. The stop hangs on a word joiner and takes no room, so that it never begins a line of its own.
 */
export const headline = (page: Page): SafeHtml => {
  const { facts, marks } = page;
  const { wide, lines } = hasCast(page) ? besideHero(facts.name) : measureName(facts.name, 3, 0.5);
  const mark = hasCast(page) ? logo(page, html``) : stop(facts, "", marks.part("logo"));
  const end = html`<span class="stop">${mark}</span>`;
  return html`<h1 style="--w:${wide};--l:${lines}" dir="auto">${facts.name}\u2060${end}</h1>`;
};

/**
 * The hero has the side of the page beside the name, so that the lines are to fill the rest: three, or two where one of the
 * three were a short word alone.
 */
const besideHero = (name: string): { wide: number; lines: number } => {
  const three = linesOf(name, 3);
  const widths = three.lines.map((words) => emsOf(words.join(" ")));
  const { lines, wide } = Math.min(...widths) < Math.max(...widths) * EVEN ? linesOf(name, 2) : three;
  return { wide: Math.round(((wide * TIGHT) / SHARE) * 100) / 100, lines: lines.length };
};
/** The letters stand closer here than `emsOf` has them. */
const TIGHT = 0.92;
/** A line that is shorter than this part of the widest looks left over. */
const EVEN = 0.4;
/** Of the page's width, as `cast.css` has it. */
const SHARE = 0.53;

/** The mark that ends the name, and at last the page: the logo, or a dot of the token's colour. */
export const stop = (facts: SiteFacts, alt: string, mark: SafeHtml | null): SafeHtml => {
  const logo = pictureUrl(facts.logoUrl);
  return logo
    ? html`<img class="dot"${mark} src="${logo}" alt="${alt}" width="512" height="512">`
    : html`<i class="dot"${mark} aria-hidden="true"></i>`;
};
