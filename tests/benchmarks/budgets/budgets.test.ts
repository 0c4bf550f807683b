import { expect, it } from "vitest";
import { judge, milliseconds, tableOf } from "./budgets.ts";

const steady = { what: "page", rounds: [1, 1.02, 0.98, 1.01, 0.99] };
const shaky = { what: "page", rounds: [1, 2, 0.5, 1.4, 0.7] };

it("is over where it is worse than stored by more than its own noise", () => {
  const isOver = (stored: number, figure = steady) => judge([figure], { page: stored })[0]?.isOver;
  expect([isOver(0.9), isOver(0.99), isOver(1.1)]).toEqual([true, false, false]);
  // The same middle says less if the rounds lie far apart.
  expect(isOver(0.9, shaky)).toBe(false);
});

it("is not over where nothing is stored, nor by one round that went wrong", () => {
  expect(judge([steady], {})[0]).toMatchObject({ stored: undefined, isOver: false });
  expect(judge([{ ...steady, rounds: [1, 1, 1, 1, 50] }], { page: 1 })[0]?.isOver).toBe(false);
});

it("is over where a ratio could not be taken", () => {
  expect(judge([{ what: "page", rounds: [Number.NaN] }], { page: 1 })[0]?.isOver).toBe(true);
});

it("says of each stored figure that was not measured why", () => {
  const stored = { page: 1, "page × nginx": 1, "page × C": 1 };
  const verdicts = judge([steady], stored, new Map([["× nginx", "needs Debian's nginx"]]));
  expect(verdicts.map(({ what, isOver, skipped }) => [what, isOver, skipped])).toEqual([
    ["page", false, undefined],
    ["page × nginx", false, "needs Debian's nginx"],
    ["page × C", false, "not asked for"],
  ]);
  expect(tableOf(verdicts).split("\n")[2]).toMatch(/^page × nginx .*SKIPPED: needs Debian's nginx$/);
});

it("shows a time beside its goal, and holds it against nothing else", () => {
  const [verdict] = judge([milliseconds("a page", [40, 41, 42], 30)], {});
  expect(verdict).toMatchObject({ what: "a page, ms", middle: 41, goal: 30, isOver: false });
});

it("shows each figure with what is wanted and what was stored", () => {
  const text = tableOf(judge([{ ...steady, goal: 0.9 }], { page: 0.5 }));
  expect(text.split("\n")[1]?.split(/\s+/)).toEqual([
    "page",
    "1.00",
    "0.0148",
    "0.900",
    "missed",
    "0.500",
    "OVER",
  ]);
});
