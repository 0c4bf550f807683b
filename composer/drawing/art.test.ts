/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { ImageStyle } from "#contract/generation.ts";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { ideas } from "../testing/gallery-ideas.ts";

beforeAll(needPictures, 120_000);

const draw = async (prompt: string, imageStyle: ImageStyle, seed = "art") =>
  compose({ prompt, imageStyle, seed }, pictureFiles);
const pixelsOf = (svg: string, width: number): Uint8Array =>
  new Uint8Array(
    new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render()
      .pixels,
  );

/** Tags must nest and close; attributes must be quoted. Enough of a parser for what this room writes. */
const faultOf = (svg: string): string | null => {
  const open: string[] = [];
  for (const [tag, closing, name, attributes, alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `unexpected ${tag}`;
    } else if (!alone) open.push(name ?? "");
    if (attributes && /NaN|undefined|Infinity|null/.test(attributes)) return `bad number in ${tag}`;
  }
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/g, "");
  return open.length > 0
    ? `unclosed ${open.join()}`
    : rest.trim() === ""
      ? null
      : `stray ${rest.slice(0, 60)}`;
};

describe.each(imageStyles)("%s", (style) => {
  test("every drawing is well-formed, self-contained and small", async () => {
    for (const idea of ideas) {
      const made = await draw(idea, style);
      for (const { svg } of [made.logo, made.banner]) {
        expect(faultOf(svg), idea).toBeNull();
        expect(svg).not.toMatch(
          /<script|<foreignObject|<text|<image|\bon[a-z]+=|javascript:|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg")|data:/i,
        );
        const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size, idea).toBe(ids.length);
        for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids, idea).toContain(used);
        expect(svg.length).toBeLessThan(300_000);
        expect(
          Math.max(0, ...[...svg.matchAll(/\.(\d+)/g)].map(([, digits]) => digits?.length ?? 0)),
          "decimals",
        ).toBeLessThanOrEqual(4);
      }
    }
  });

  const title = "is drawn by resvg, with a subject in it at 512 and at 32";
  test(title, () => isDrawn(ideas.slice(0, 2)));
  test(title, { tags: "long" }, () => isDrawn(ideas.slice(2, 8)));

  async function isDrawn(some: readonly string[]) {
    for (const idea of some) {
      const made = await draw(idea, style);
      for (const [svg, width] of [
        [made.logo.svg, 512],
        [made.logo.svg, 32],
        [made.banner.svg, 750],
      ] as const) {
        const pixels = pixelsOf(svg, width);
        const colours = new Set<number>();
        for (let at = 0; at < pixels.length; at += 4)
          colours.add(((pixels[at]! >> 5) << 6) | ((pixels[at + 1]! >> 5) << 3) | (pixels[at + 2]! >> 5));
        expect(colours.size, `${idea} ${width}`).toBeGreaterThanOrEqual(3);
        expect(
          pixels.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255),
          "opaque",
        ).toBe(true);
      }
    }
  }
});

test("the four styles are four pictures", async () => {
  const logos = await Promise.all(
    imageStyles.map(async (style) =>
      pixelsOf((await draw("a frog astronaut who mines cheese on the moon", style)).logo.svg, 64),
    ),
  );
  for (const [at, one] of logos.entries()) {
    for (const other of logos.slice(at + 1)) {
      const apart = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
      expect(apart).toBeGreaterThan(18);
    }
  }
});

test("names in other scripts leave the lettering out and keep the figure", async () => {
  const { spellable } = await import("./lettering/set-name.ts");
  expect(spellable("Café Frog")).toBe("Cafe Frog");
  expect(spellable("月亮猫")).toBeNull();
});
