import { describe, expect, it } from "vitest";
import { pixelName } from "../pixels/letters.ts";
import { breakings, senseOf } from "./break-lines.ts";

it("breaks words in every way into up to three lines, many into up to five", () => {
  expect(breakings(["one"])).toEqual([["one"]]);
  expect(breakings(["a", "b", "c"])).toEqual([["a b c"], ["a", "b c"], ["a", "b", "c"], ["a b", "c"]]);
  expect(
    Math.max(
      ..."a b c d e f g"
        .split(" ")
        .map((_, nth, all) => breakings(all.slice(0, nth + 1)).at(-1)?.length ?? 0),
    ),
  ).toBeLessThan(6);
});

describe("the sense of a break", () => {
  it.each([
    ["buy high/sell low/repeat", "buy/high sell/low repeat"],
    ["we are/so early", "we/are so early"],
    ["we are/so early", "we are so/early"],
    ["ok/but why", "ok but/why"],
    ["not financial advice/but also kind of", "not/financial advice but also/kind of"],
    ["trust the process/they said", "trust the/process they said"],
    ["to the moon/and back", "to the/moon and back"],
  ])("%s makes more than %s", (better, worse) => {
    expect(senseOf(better.split("/"))).toBeGreaterThan(senseOf(worse.split("/")));
  });

  it("decides in cells too", () => {
    expect(pixelName("buy high sell low repeat", 80, 60)?.lines).toEqual(["BUY HIGH", "SELL LOW", "REPEAT"]);
    expect(pixelName("ok but why", 60, 30)?.lines).toEqual(["OK", "BUT WHY"]);
  });
});
