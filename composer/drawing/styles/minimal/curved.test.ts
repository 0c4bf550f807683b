import { expect, it } from "vitest";
import { blob } from "../../creatures/shapes.ts";
import { polygon } from "../../svg.ts";
import { curved } from "./curved.ts";

const round = blob("#ffffff", [
  [0, -40],
  [40, 0],
  [0, 40],
  [-40, 0],
]);

it("cuts what turns a little at each step in one curve, and keeps corners and what has few of them", () => {
  const steps = round.kind === "poly" ? polygon(round.points) : "";
  const [, cut = ""] = /d="([^"]*)"/.exec(curved(`<path d="${steps}"/>`)) ?? [];
  expect(cut.match(/Q/g)).toHaveLength(16);
  expect(cut).not.toContain("L");
  const square = '<path d="M0 0L10 0L10 10L0 10Z"/>';
  expect(curved(square)).toBe(square);
  const star = [0, 1, 2, 3].flatMap((nth): [number, number][] => [
    [nth * 10, 0],
    [nth * 10 + 5, 20],
  ]);
  expect(curved(`<path d="${polygon(star)}"/>`)).not.toContain("Q");
});
