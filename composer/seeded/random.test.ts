import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

const take = (seed: string) => Array.from({ length: 5 }, randomFrom(seed).next);

test("the same seed gives the same choices, another seed gives others", () => {
  expect(take("frog")).toEqual(take("frog"));
  expect(take("frog")).not.toEqual(take("frogs"));
});

test("whole numbers stay within both ends, and reach them", () => {
  const random = randomFrom("dice");
  const thrown = new Set(Array.from({ length: 300 }, () => random.between(1, 6)));
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a shuffle keeps every entry and leaves its input alone", () =>
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (numbers, seed) => {
      const before = [...numbers];
      expect([...randomFrom(seed).shuffle(numbers)].sort()).toEqual([...before].sort());
      expect(numbers).toEqual(before);
    }),
  ));

test("a boolean is as probable as it is said to be", () => {
  const random = randomFrom("coin");
  const heads = Array.from({ length: 2000 }, () => random.boolean(0.25)).filter(Boolean).length;
  expect(heads).toBeGreaterThan(400);
  expect(heads).toBeLessThan(600);
});

test("of nothing, nothing is picked", () => expect(randomFrom("x").pick([])).toBeUndefined());
