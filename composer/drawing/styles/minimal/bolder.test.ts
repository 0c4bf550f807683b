import { expect, it } from "vitest";
import { PLAIN_GLOVE } from "../../acting/pieces.ts";
import { oval } from "../../acting/strokes.ts";
import { bolder, seenBeside } from "./bolder.ts";

const drops = (count: number) =>
  Array.from({ length: count }, (_, nth) => oval("#6cc7f5", [nth * 20, 40], 4, 4));

it("draws fewer and larger drops where there are many, each in its place", () => {
  const drawn = bolder([oval("#ffffff", [0, 0], 4, 4), ...drops(6)]);
  expect(drawn).toHaveLength(4);
  expect(drawn[2]).toEqual(oval("#6cc7f5", [40, 40], 6, 6));
});

it("leaves a tear or two as they are", () => {
  expect(bolder(drops(2))).toEqual(drops(2));
});

it("gives steam beside a body the colour of gloves, and neither a shirt nor a bubble with words", () => {
  const white = (x: number, r = 4) => oval("#ffffff", [x, 0], r, r);
  const pieces = [white(0), white(90), white(-90, 20), oval("#1d1a26", [-90, 0], 2, 2)];
  const fills = seenBeside(pieces, { centre: [0, 0], width: 100, height: 100 }).map(({ fill }) => fill);
  expect(fills).toEqual(["#ffffff", PLAIN_GLOVE, "#ffffff", "#1d1a26"]);
});
