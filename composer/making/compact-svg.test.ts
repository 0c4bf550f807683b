import { expect, test } from "vitest";
import { compactSvg } from "./compact-svg.ts";

test.each([
  ["M1.2345 2", "M1.23 2"],
  ["l.05.202", "l.05.2"],
  ["l-.505.003z", "l-.51 0z"],
  ["l.003.007", "l0 .01"],
  ["M1.999.5", "M2 .5"],
  ["l-.004-.25", "l0-.25"],
  ["a1.001 1 0 0 1 .885.992", "a1 1 0 0 1 .89.99"],
])("%s becomes %s: a dot that parted two numbers leaves a space", (from, to) => {
  expect(compactSvg(`<path d="${from}"/>`)).toBe(`<path d="${to}"/>`);
});

test("ids are renamed where they are used too", () => {
  expect(compactSvg('<path fill="url(#iDJ8Owg)"/><linearGradient id="iDJ8Owg"/>')).toBe(
    '<path fill="url(#0)"/><linearGradient id="0"/>',
  );
});
