import { describe, expect, it } from "vitest";
import { closeness } from "./closeness.ts";

const order = (query: string, ...texts: string[]) =>
  texts
    .filter((text) => closeness(query, text) !== null)
    .sort((a, b) => (closeness(query, b) ?? 0) - (closeness(query, a) ?? 0));

describe("how well a query fits", () => {
  it("is best for the whole, then its beginning, a word's, initials, anywhere, letters in order", () => {
    const texts = ["sxextxt", "offset", "Secret Eagle Tree", "My Settings", "Settings", "set"];
    expect(order("set", ...texts)).toEqual([...texts].reverse());
  });

  it.each([
    ["mg", "My Gems"],
    ["sttngs", "Settings"],
    ["dark th", "Dark theme"],
    ["theme dark", "Dark theme"],
    ["MOON", "moon frog"],
    ["ñandú", "El Ñandú"],
    ["$frog", "$FROG"],
  ])("is found: %j in %j", (query, text) => {
    expect(closeness(query, text)).not.toBeNull();
  });

  it.each([
    ["zebra", "Settings"],
    ["gst", "Settings"],
    ["sgnittes", "Settings"],
    ["sn", "Settings of all the noise"],
    ["dark moon", "Dark theme"],
  ])("is not found: %j in %j", (query, text) => {
    expect(closeness(query, text)).toBeNull();
  });
});
