import { describe, expect, it } from "vitest";
import { hueDistance, isHex, toHsl } from "../colour/colour.ts";
import { contrast } from "../colour/contrast.ts";
import type { Palette } from "../palette.ts";
import { sampleToken } from "../sample.ts";
import { finishedTemplates } from "./render-site.ts";
import * as template1 from "./template1/colours.ts";
import * as template2 from "./template2/colours.ts";
import * as template3 from "./template3/colours.ts";
import * as template4 from "./template4/colours.ts";
import * as template5 from "./template5/colours.ts";

/** Of each template: its colors, and those of its page, of what is written there and of what is marked. */
const templates = {
  template1: {
    tonesFrom: template1.tonesFrom,
    pageOf: (...look: Look) => {
      const { paper, ink, mark } = template1.tonesFrom(...look);
      return [paper, ink, mark] as const;
    },
  },
  template2: {
    tonesFrom: template2.tonesFrom,
    pageOf: (...look: Look) => {
      const { panel, ink, beam } = template2.tonesFrom(...look);
      return [panel, ink, beam] as const;
    },
  },
  template3: {
    tonesFrom: template3.tonesFrom,
    pageOf: (...look: Look) => {
      const { paper, ink, mark } = template3.tonesFrom(...look);
      return [paper, ink, mark] as const;
    },
  },
  template4: {
    tonesFrom: template4.tonesFrom,
    pageOf: (...look: Look) => {
      const { card, onCard, candies } = template4.tonesFrom(...look);
      return [card, onCard, candies[0]] as const;
    },
  },
  template5: {
    tonesFrom: template5.tonesFrom,
    pageOf: (...look: Look) => {
      const { page } = template5.tonesFrom(...look);
      return [page.paper, page.ink, page.foil] as const;
    },
  },
};
type Look = [palette: Palette | null, accent: string | null, dark: boolean];
const { palette } = sampleToken;
const lightOf = (hex: string): number => toHsl(hex).l;

it("every template has its colors here", () => {
  expect(Object.keys(templates)).toEqual(finishedTemplates);
});

describe.each(Object.entries(templates))("the colors of %s", (name, { tonesFrom, pageOf }) => {
  it.each<[string, Look]>([
    ["a palette", [palette, null, false]],
    ["a palette by night", [palette, null, true]],
    ["an accent", [palette, "#ff00aa", false]],
    ["nothing at all", [null, null, false]],
    ["a palette that is none", [{ ...palette, primary: "red;}", accent: "url(x)" }, null, false]],
    ["an accent that is none", [palette, "#zzzzzz", true]],
  ])("are colors and nothing else, from %s", (_, look) => {
    const colors = [...JSON.stringify(tonesFrom(...look)).matchAll(/"([^"]*)"(?!:)[,}\]]/g)].map(
      ([, color]) => color,
    );
    expect(colors.length).toBeGreaterThan(2);
    expect(colors.filter((color) => !isHex(color))).toEqual([]);
  });

  it("make a dark page where one is asked for, with light words on it", () => {
    const [paper, ink] = pageOf(palette, null, true);
    expect(lightOf(paper)).toBeLessThan(0.3);
    expect(lightOf(ink)).toBeGreaterThan(0.7);
  });

  it("make a light page else, but for the one that is an instrument by night", () => {
    const [paper, ink] = pageOf(palette, null, false);
    expect(lightOf(paper) > 0.7).toBe(name !== "template2");
    expect(lightOf(ink) < 0.3).toBe(name !== "template2");
  });

  it.each(["#d92d3a", "#2f9e52", "#2f6fe0", "#8344d8", "#ef7a1a"])("show the asked accent: %s", (accent) => {
    for (const dark of [false, true]) {
      const [, , mark] = pageOf(palette, accent, dark);
      expect(hueDistance(toHsl(mark).h, toHsl(accent).h)).toBeLessThan(12);
    }
  });

  it("tell two tokens apart", () => {
    const other = { ...palette, primary: "#d92d3a" };
    expect(tonesFrom(other, null, false)).not.toEqual(tonesFrom(palette, null, false));
  });

  it("read the same each time", () => {
    expect(tonesFrom(palette, "#ff00aa", true)).toEqual(tonesFrom(palette, "#ff00aa", true));
  });
});

describe("four sweets", () => {
  it.each(["#d92d3a", "#ffff00", "#0000ff", "#808080", "#ffffff", "#000000"])(
    "are four hues apart, of a token in %s",
    (hex) => {
      const one = { primary: hex, secondary: hex, accent: hex, light: hex, deep: hex, ink: hex };
      const { candies, ink } = template4.tonesFrom(one, null, false);
      const colourful = candies.filter((candy) => toHsl(candy).s > 0.1).map((candy) => toHsl(candy).h);
      expect(colourful.length).toBeGreaterThanOrEqual(3);
      for (const [at, h] of colourful.entries())
        for (const other of colourful.slice(at + 1)) expect(hueDistance(h, other)).toBeGreaterThan(25);
      for (const candy of candies) expect(contrast(ink, candy)).toBeGreaterThanOrEqual(7);
    },
  );
});
