import { describe, expect, it } from "vitest";
import { toHsl } from "../../../colour/colour.ts";
import { printed, toneOf } from "./print.ts";

const inks = {
  page: "#2b41c0",
  quiet: "#1b2a80",
  ink: "#080a14",
  paper: "#f6f7fc",
  accent: "#ee7a2b",
  second: "#5fb84a",
  coat: "#ee7a2b",
  limb: "#f6f7fc",
};
const fox = { inks, main: "#e8782a", tone: inks.accent, isHero: true };
const goat = { inks, main: "#f2efe9", tone: inks.paper, isHero: true };
const cat = { inks, main: "#26242c", tone: inks.ink, isHero: true };

describe("the ink of a colour", () => {
  it("is that of the picture for what is like most of it, and another for what is not", () => {
    expect(toneOf("#ee7a2b", fox)).toBe(inks.accent);
    expect(toneOf("#fff4e6", fox)).toBe(inks.paper);
    expect(toneOf("#2a2028", fox)).toBe(inks.ink);
    expect(toneOf("#3f63d0", fox)).not.toBe(inks.accent);
    expect(toneOf("#f6a623", cat)).not.toBe(inks.ink);
  });

  it("is not that of skin for clothes of a stronger colour of its hue", () => {
    const sailor = { ...fox, main: "#e0a878" };
    expect(toneOf("#f2c020", sailor)).toBe(inks.paper);
  });

  it("is the page for shades of white fur: they are cut out", () => {
    expect(toneOf("#c9b98f", goat)).toBe(inks.page);
    expect(toneOf("#c9b98f", { ...goat, isHero: false })).not.toBe(inks.page);
  });
});

it("prints tears in paper, and on white cheeks in blue", () => {
  expect(toneOf("#6cc7f5", fox)).toBe(inks.paper);
  const bluebird = { ...fox, main: "#6cbdf0" };
  expect(toneOf("#6cbdf0", bluebird), "who is blue is no tear").toBe(inks.accent);
  const { h } = toHsl(toneOf("#6cc7f5", goat));
  expect([h > 195, h < 225]).toEqual([true, true]);
});

const EDGE = 'fill="none" stroke="#1d1a26" stroke-width="3.4" stroke-linejoin="round"';
const formOf = (fill: string) => `<path fill="${fill}" d="M0 0h9v9z"/><path ${EDGE} d="M0 0h9v9z"/>`;
const strokesOf = (drawn: string) => [...drawn.matchAll(/stroke="([^"]+)"/g)].map(([, stroke]) => stroke);

describe("a printed drawing", () => {
  it("shows the page between its forms, and has no line in its face but around the whites of eyes", () => {
    expect(strokesOf(printed(formOf("#ee7a2b"), fox))).toEqual([inks.page]);
    const faceOf = (fill: string) => `<g class="face">${formOf(fill)}</g>`;
    expect(strokesOf(printed(faceOf("#1d1a26"), fox))).toEqual([]);
    expect(strokesOf(printed(faceOf("#ffffff"), goat))).toEqual([inks.ink]);
  });

  it("keeps wings and arms in a shade of white: what is cut out is only marked on a form", () => {
    expect(printed(formOf("#c9b98f"), goat)).toContain(`fill="${inks.paper}" d=`);
    expect(printed('<path fill="#c9b98f" d="M0 0h9v9z"/>', goat)).toContain(`fill="${inks.page}" d=`);
  });

  it("has a line of light around what is black on a dark page, and the page elsewhere", () => {
    const robe = formOf("#26242c");
    expect(strokesOf(printed(robe, { ...fox, inks: { ...inks, page: "#1c2466" } }))).toEqual([inks.paper]);
    expect(strokesOf(printed(robe, { ...fox, inks: { ...inks, page: "#288acf" } }))).toEqual(["#288acf"]);
  });

  it("has no shade in it, and nothing half transparent", () => {
    const body =
      '<path fill="#cc9151" d="M0 0h9v9z"/><g class="shade" clip-path="url(#c)"><path fill="#ee7a2b" d="M0 0z"/></g><ellipse fill="#ff7f93aa" cx="1" cy="1" rx="1" ry="1"/>';
    expect(printed(body, fox)).toBe(`<path fill="${inks.accent}" d="M0 0h9v9z"/>`);
  });

  it("has light brows and lips on black fur", () => {
    const lips = '<g class="face"><path fill="#1d1a26" d="M0 0h3z"/></g>';
    expect(printed(lips, cat)).toContain(inks.paper);
    expect(printed(lips, fox)).toContain(inks.ink);
  });

  it("has dark lips, and rings around its eyes, on a pale muzzle of black fur", () => {
    const muzzle = '<ellipse fill="#f4efe6" cx="2" cy="2" rx="9" ry="9"/>';
    const lips = '<g class="face"><path fill="#1d1a26" d="M0 0L3 0L3 3Z"/></g>';
    expect(printed(muzzle + lips, cat)).toContain(`fill="${inks.ink}" d=`);
    expect(printed(lips, cat)).not.toContain(`fill="${inks.ink}" d=`);
  });

  it("has eyes in ink on a coat as light as yellow", () => {
    const canary = { ...fox, main: "#ffd84a", tone: "#f2cf3b", inks: { ...inks, accent: "#f2cf3b" } };
    const hearts = '<g class="face"><path fill="#f0435e" d="M0 0L3 0L3 3Z"/></g>';
    expect(printed(hearts, canary)).toContain(inks.ink);
  });
});
