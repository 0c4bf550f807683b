import { expect, test } from "vitest";
import { buyUrlOf, colophon, firstOf } from "./launch-state.ts";
import { emsOf, linesOf, measureName } from "./name-width.ts";
import { socialPlaces } from "./page-head.ts";
import { live, soon } from "./testing/states.ts";

test("there is nowhere to buy before there is an address to check", () => {
  expect(buyUrlOf(soon)).toBeNull();
  expect(buyUrlOf(live)).toBe(live.launchpadTokenUrl);
  expect(buyUrlOf({ ...live, launchpadTokenUrl: "javascript:x" })).toBeNull();
});

test("the colophon links only to addresses that are ones", () => {
  const bare = colophon({ ...live, productUrl: "ftp://x", reportUrl: null });
  expect(bare.map(({ markup }) => markup)).toEqual(["<span>Made with Gemwright</span>"]);
  expect(colophon(live)).toHaveLength(2);
});

test("the first letter may be an emoji", () => expect(firstOf("🐸FROG", 1)).toBe("🐸"));

test("places stand in a fixed order and are shown short", () => {
  const social = {
    website: "https://www.croak.example/",
    twitter: "https://x.com/croak",
    discord: "nonsense",
  };
  expect(socialPlaces({ ...live, social })).toEqual([
    { name: "X (Twitter)", url: "https://x.com/croak", shown: "x.com/croak" },
    { name: "Website", url: "https://www.croak.example/", shown: "croak.example" },
  ]);
});

test("a wide letter counts more than a narrow one, a square one is a whole em", () => {
  expect(emsOf("W")).toBeGreaterThan(emsOf("a"));
  expect(emsOf("a")).toBeGreaterThan(emsOf("i"));
  expect(emsOf("蛙")).toBeGreaterThan(1);
});

test("a name is laid out in about as many lines as are asked for, every word in one of them", () => {
  const { lines, wide } = linesOf("The Extraordinary Mister Whiskerbottom", 2);
  expect(lines.flat()).toEqual(["The", "Extraordinary", "Mister", "Whiskerbottom"]);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(wide).toBeGreaterThanOrEqual(emsOf("Extraordinary"));
  expect(measureName("Frog", 3, 0.5).lines).toBe(1);
});
