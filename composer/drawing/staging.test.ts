/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { sixty } from "../testing/odd-ideas.ts";
import { type Showable, stagingOf, tryOf } from "./staging.ts";

beforeAll(needPictures, 120_000);

const everything: Showable = {
  settingSaid: false,
  hasFace: true,
  hasMotif: true,
  holds: true,
  isAtChest: true,
  isLettered: false,
  isThing: false,
  isMany: false,
  isInSet: false,
  hasBackdrop: false,
  astronaut: false,
  isHatted: false,
  shortName: true,
};

test.each([
  ["an idea with all there is", everything],
  ["an astronaut somewhere", { ...everything, astronaut: true, settingSaid: true }],
  [
    "a thing without a face",
    { ...everything, hasFace: false, hasMotif: false, holds: false, isAtChest: false, shortName: false },
  ],
])("each try of %s differs from the one before in pose, ground and colours", (_, showable) => {
  for (const seed of ["a", "b", "c", "d~x", "~"]) {
    for (let nth = 1; nth < 40; nth++) {
      const before = stagingOf(tryOf(seed, nth - 1), "idea", showable);
      const after = stagingOf(tryOf(seed, nth), "idea", showable);
      expect(after.pose).not.toBe(before.pose);
      expect(after.ground).not.toBe(before.ground);
      expect(after.story).not.toBe(before.story);
    }
  }
});

test("a named place with furniture behind has no window beside it", () => {
  const views = (hasBackdrop: boolean) =>
    [0, 1, 2, 3].map((nth) => {
      const placed = { ...everything, settingSaid: true, isInSet: true, hasBackdrop };
      return stagingOf(tryOf("a", nth), "idea", placed).view;
    });
  expect(views(false)).toContain("window");
  expect(views(true)).not.toContain("window");
});

/**
 * Light and dark in 8 x 8 fields, each against the picture's middle: what is left when colours are taken
 * away.
 */
const shapeOf = (svg: string): boolean[] => {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: "width", value: 64 },
    font: { loadSystemFonts: false },
  }).render();
  const fields = Array.from({ length: 64 }, (_, field) => {
    let sum = 0;
    for (let cell = 0; cell < 64; cell++) {
      const x = (field % 8) * 8 + (cell % 8);
      const y = Math.floor(field / 8) * 8 + Math.floor(cell / 8);
      const at = (y * 64 + x) * 4;
      sum += 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
    }
    return sum / 64;
  });
  const middle = [...fields].sort((a, b) => a - b)[32] ?? 0;
  return fields.map((field) => field > middle);
};

/** Fields that changed sides; a picture in other light alone, or in its negative, changes none. */
const apart = (one: boolean[], other: boolean[]): number => {
  const changed = one.filter((bright, field) => bright !== other[field]).length;
  return Math.min(changed, 64 - changed);
};

describe("four tries in a row", () => {
  const title = "of %i ideas are different pictures when their colours are taken away";
  test.each([12])(title, areDifferent);
  test.each([30])(title, { tags: "long" }, areDifferent);

  async function areDifferent(count: number) {
    const changes: number[] = [];
    for (const [at, prompt] of sixty.slice(0, count).entries()) {
      const imageStyle = imageStyles[at % imageStyles.length] ?? "cartoon";
      const shapes: boolean[][] = [];
      for (let nth = 0; nth < 4; nth++) {
        const made = await compose({ prompt, imageStyle, seed: tryOf(`tries ${at}`, nth) }, pictureFiles);
        shapes.push(shapeOf(made.logo.svg));
      }
      for (let nth = 1; nth < 4; nth++) changes.push(apart(shapes[nth - 1] ?? [], shapes[nth] ?? []));
    }
    changes.sort((a, b) => a - b);
    const report = changes.join(" ");
    if (process.env.REPORT) process.stdout.write(`${report}\n`);
    expect(changes[Math.floor(changes.length / 2)], report).toBeGreaterThanOrEqual(18);
    expect(changes[Math.floor(changes.length * 0.1)], report).toBeGreaterThanOrEqual(8);
    expect(changes[0], report).toBeGreaterThanOrEqual(3);
  }
});
