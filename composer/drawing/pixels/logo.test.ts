/** @module-tag slow */

import { beforeAll, expect, test } from "vitest";
import { luminance } from "../../colour/contrast.ts";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import { readIdea } from "../../reading/read-idea.ts";
import type { Cast } from "../cast.ts";
import { castToken } from "../cast-token.ts";
import { drawToken } from "../draw-token.ts";
import { takeOf } from "../takes.ts";
import { PixelCanvas } from "./canvas.ts";
import { playAct } from "./play.ts";

beforeAll(needPictures, 120_000);

const ideas = [
  "a sad goat with a violin",
  "a jealous toaster",
  "an angry cloud",
  "a lost mitten",
  "a crow in a top hat",
  "a zebra failing his exam",
  "a pelican holding a sign",
  "rent is due",
  "this phrase is far too long for a small card",
  "a pirate afraid of soap",
  "a spoon holding a fork",
  "a shark chef",
  "a squirrel chef",
  "a tiger who wants a sandwich",
  "a giraffe in a tiny car",
  "a white egg that fell",
  "a black cat who forgot his keys",
];

interface Page {
  at(x: number, y: number): string | undefined;
  cell: number;
}

/** The colours of a logo in cells, by page units. */
const pageOf = (svg: string): Page => {
  const cells = new Map<string, string>();
  let [cell, first] = [8, 0];
  for (const [, colour = "", d = ""] of svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g))
    for (const [, x, y, run, high] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)) {
      cell = Number(high);
      first = Math.min(first, Number(x));
      for (let at = 0; at < Number(run); at += cell) cells.set(`${Number(x) + at},${y}`, colour);
    }
  const snap = (value: number) => Math.floor((value - first) / cell) * cell + first;
  return { cell, at: (x, y) => cells.get(`${snap(x)},${snap(y)}`) };
};

const drawn = async (idea: string, seed: string) => {
  const order = { reading: readIdea(idea), name: "Cosmo Croak The Long Named", seed, pictures: pictureFiles };
  const { palette, logo } = await drawToken({ ...order, style: "pixel" });
  return { page: pageOf(logo().svg), ink: palette.ink };
};

test("a page has cells of eight units for a creature alone, of six for a thing, and of four where there is more to see", async () => {
  const cellIn = async (idea: string) => (await drawn(idea, "a")).page.cell;
  expect(await cellIn("a sad goat")).toBe(8);
  expect(await cellIn("a sad goat with a violin")).toBe(4);
  expect(await cellIn("a jealous toaster")).toBe(6);
  expect(await cellIn("a hedgehog at the dentist")).toBe(4);
  expect(await cellIn("a duck holding a sign that says free bread")).toBeLessThan(5);
});

test("no outline of a hero is cut off by the edge at the top or at a side", async () => {
  const cut: string[] = [];
  for (const idea of ideas)
    for (const seed of ["a", "b~1"]) {
      const { page, ink } = await drawn(idea, seed);
      const along = Array.from({ length: Math.floor(512 / page.cell) }, (_, nth) => (nth + 0.5) * page.cell);
      const isCut = along.some((at) => [page.at(at, 2), page.at(2, at), page.at(509, at)].includes(ink));
      if (isCut) cut.push(`${idea} ${seed}`);
    }
  expect(cut).toEqual([]);
});

test("in the middle there is light and dark, and no great hole of black", async () => {
  const flat: string[] = [];
  for (const idea of ideas) {
    const { page } = await drawn(idea, "a");
    const lights: number[] = [];
    for (let y = 90; y < 420; y += page.cell)
      for (let x = 90; x < 420; x += page.cell) lights.push(luminance(page.at(x, y) ?? "#808080"));
    const share = (test: (light: number) => boolean) => lights.filter(test).length / lights.length;
    if (share((light) => light < 0.02) > 0.6 || share((light) => light > 0.5) < 0.015) flat.push(idea);
  }
  expect(flat).toEqual([]);
});

test("before a dark ground there is a light line around who stands there", async () => {
  const { page, ink } = await drawn("a raven at night", "a");
  const middle = Array.from({ length: Math.floor(512 / page.cell) }, (_, nth) =>
    page.at((nth + 0.5) * page.cell, 256),
  );
  const first = middle.indexOf(ink);
  expect(first).toBeGreaterThan(0);
  expect(luminance(middle[first - 1] ?? "#000000")).toBeGreaterThan(0.4);
});

test("a plain wall is light enough for the dark outline of a sprite", async () => {
  const dark: string[] = [];
  for (const idea of ideas)
    for (const seed of ["a", "b", "c"]) {
      const { page } = await drawn(idea, seed);
      const isPlain = page.at(2, 2) === page.at(509, 2) && page.at(2, 2) === page.at(2, 200);
      if (isPlain && luminance(page.at(2, 2) ?? "#000000") < 0.12) dark.push(`${idea} ${seed}`);
    }
  expect(dark).toEqual([]);
});

test("all of several who are in something are seen in it", async () => {
  const { page } = await drawn("seven polar bears in an elevator", "a");
  const cells = Array.from({ length: Math.floor(512 / page.cell) }, (_, nth) => (nth + 0.5) * page.cell);
  const isCoat = (x: number, y: number) => luminance(page.at(x, y) ?? "#000000") > 0.8;
  const columns = cells.filter((x) => cells.filter((y) => isCoat(x, y)).length > 3);
  expect((Math.max(...columns) - Math.min(...columns)) / 512).toBeGreaterThan(0.4);
});

test("whoever stands there casts a shadow, also where other styles lean", async () => {
  const floating: string[] = [];
  for (const seed of ["docs", "docs~3", "docs~6"]) {
    const { page, ink } = await drawn("a tiger afraid of a vacuum cleaner", seed);
    const cells = Array.from({ length: Math.floor(512 / page.cell) }, (_, nth) => (nth + 0.5) * page.cell);
    const feet = Math.max(...cells.filter((y) => cells.some((x) => page.at(x, y) === ink)));
    const below = cells.map((x) => page.at(x, feet + page.cell));
    if (new Set(below).size < 2) floating.push(seed);
  }
  expect(floating).toEqual([]);
});

test("what is in a hand is seen, whatever else there is", async () => {
  for (const idea of ["a llama in a lab coat with a beaker", "two wolves in suits with a briefcase"]) {
    const reading = readIdea(idea);
    const order = { reading, name: "Abc", style: "pixel", seed: "held", pictures: pictureFiles } as const;
    const cast = (await castToken(order, takeOf(reading, 0))).logo;
    const played = (one: Cast): string => {
      const canvas = new PixelCanvas(128, 128);
      playAct(canvas, one, { x: 64, y: 64, size: 100 });
      return canvas.toPaths(1);
    };
    expect(played(cast), idea).not.toBe(played({ ...cast, held: null }));
  }
});
