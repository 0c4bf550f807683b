import { describe, expect, it } from "vitest";
import { aToken } from "../../../testing/fake-deps.ts";
import { filterTokens } from "./filter-tokens.ts";
import { gemsSearch } from "./gems-search.ts";

describe("the address of a list", () => {
  it.each([
    [{}, {}],
    [
      { q: "frog", status: "draft", page: 2 },
      { q: "frog", status: "draft", page: 2 },
    ],
    [
      { q: 49, page: "3" },
      { q: "49", page: 3 },
    ],
    [{ q: "", status: "all", page: 1 }, {}],
    [{ q: ["a"], status: "gone", page: "x" }, {}],
    [{ status: "__proto__", page: -1 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: Number.POSITIVE_INFINITY, other: "x" }, {}],
  ])("%j is read as %j", (raw, read) => {
    expect(gemsSearch(raw)).toEqual(read);
  });
});

describe("filtering", () => {
  const frog = aToken({ name: "Moon Frog", ticker: "FROG" });
  const cat = aToken({
    name: "Cat",
    ticker: "RAMEN",
    mint_address: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
  });

  it.each([
    ["$fro", "all", [frog]],
    ["OSGASU", "all", [cat]],
    ["o", "draft", [frog]],
    ["o", "deployed", [cat]],
    ["frog", "imported", []],
    ["   ", "all", [frog, cat]],
  ] as const)("by %j of %s", (words, status, found) => {
    expect(filterTokens([frog, cat], words, status)).toEqual(found);
  });

  it("gives the same list back where everything fits, so that nothing is drawn again", () => {
    const all = [frog, cat];
    expect(filterTokens(all, "", "all")).toBe(all);
  });
});
