import { describe, expect, it } from "vitest";
import { isPicture, kindOf, matchPhrase } from "../reading/picture-index.ts";
import { headsOf } from "./heads.ts";
import { ownDrawings, shadedOf } from "./own-drawings.ts";
import { measure, rasterise } from "./raster.ts";

const drawings = ownDrawings();
/** The ids of those of which something is not so. */
const except = (isSo: (drawing: (typeof drawings)[number]) => boolean): string[] =>
  drawings.filter((drawing) => !isSo(drawing)).map(({ id }) => id);

describe("each of our own drawings", () => {
  it("is of plain shapes in six-digit colors, with nothing to fetch or to run", () => {
    expect(drawings.length).toBeGreaterThan(140);
    expect(except(({ svg }) => /^(<\/?(path|circle|ellipse|rect|g)\b[^<>]*>)+$/.test(svg))).toEqual([]);
    expect(except(({ svg }) => !/href|url\(|style=|\bid=|\son\w+=|transform="[^"]*NaN/.test(svg))).toEqual(
      [],
    );
    const colors = drawings.flatMap(({ svg }) => [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)]);
    expect(
      colors.map(([, color = ""]) => color).filter((color) => !/^(#[0-9a-f]{6}|none)$/.test(color)),
    ).toEqual([]);
  });

  it("fills its grid of 32, and nothing of it is cut off", () => {
    expect(except(({ svg }) => Math.max(...measure(svg, 32).box.slice(2)) > 22)).toEqual([]);
    expect(
      except(({ svg }) => {
        // A margin of four units around the grid, two dots a unit.
        const { rgba, size } = rasterise(svg, [-4, -4, 40, 40], 80);
        const isMargin = (at: number) => at < 8 || at >= size - 8;
        return !rgba.some(
          (alpha, at) =>
            at % 4 === 3 &&
            alpha > 60 &&
            (isMargin((at >> 2) % size) || isMargin(Math.floor((at >> 2) / size))),
        );
      }),
    ).toEqual([]);
  });

  it("has its face, where it has one, within its ink", () => {
    expect(
      except(({ heads }) => {
        const [x, y, radius] = heads?.plain ?? [50, 50, 20];
        return x > 0 && x < 100 && y > 0 && y < 100 && radius >= 10 && radius <= 40;
      }),
    ).toEqual([]);
    expect(except(({ kind, heads }) => heads !== null || !/creature|person/.test(kind))).toEqual([]);
  });

  it("is a picture of its kind that people have a word for", () => {
    expect(except(({ id }) => isPicture(id))).toEqual([]);
    expect(except(({ id, kind }) => kindOf(id) === kind || kindOf(id) === "creature")).toEqual([]);
    expect(except(({ id }) => matchPhrase(id.replaceAll("-", " ")) !== undefined)).toEqual([]);
  });

  it("is what its own name shows, but for four that are called by a more usual picture", () => {
    const usual = /^(grave|handcart|office-desk|pumpkin)$/;
    expect(except(({ id }) => usual.test(id) || matchPhrase(id.replaceAll("-", " "))?.id === id)).toEqual([]);
  });

  it("has a lit form, in which every color is a gradient that is there", () => {
    expect(
      except(({ svg }) => {
        const lit = shadedOf(svg);
        const used = [...lit.matchAll(/url\(#(f\d+)\)/g)].map(([, id]) => id);
        return used.length > 0 && used.every((id) => lit.includes(`<radialGradient id="${id}"`));
      }),
    ).toEqual([]);
  });
});

describe("the face of a picture", () => {
  it.each([
    ["frog", "creature", [50, 42, 36]],
    ["grinning-face", "face", [50, 55, 34]],
    ["cat-face", "creature", [50, 55, 34]],
    ["astronaut", "person", [50, 36, 26]],
    ["teapot", "thing", null],
    ["clock-face", "thing", null],
  ])("%s, a %s, is where it is said to be", (id, kind, spot) => {
    expect(headsOf(id, kind)?.plain ?? null).toEqual(spot);
  });

  it("may stand elsewhere in the livelier drawing", () => {
    expect(headsOf("octopus", "creature")).toEqual({ plain: [50, 55, 34], toon: [60, 42, 30] });
    expect(headsOf("frog", "creature")?.toon).toEqual([50, 42, 36]);
  });
});
