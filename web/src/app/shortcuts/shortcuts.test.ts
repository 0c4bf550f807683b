import { describe, expect, it } from "vitest";
import { type Deed, press, shortcuts } from "./shortcuts.ts";

/** What a row of keys does, in the order that it is done. */
function deeds(keys: string, signedIn = true): Deed[] {
  const done: Deed[] = [];
  let begun = "";
  for (const key of keys) {
    const next = press(begun, key, signedIn);
    begun = next.begun;
    if (next.deed) done.push(next.deed);
  }
  return done;
}

describe("shortcuts", () => {
  it.each<[string, Deed[]]>([
    ["gd", [{ go: "/dashboard" }]],
    ["gc", [{ go: "/create" }]],
    ["gs", [{ go: "/settings" }]],
    ["n", [{ go: "/create" }]],
    ["/", ["search"]],
    ["?", ["shortcuts"]],
    ["d", []],
    ["gxd", []],
    ["ggd", [{ go: "/dashboard" }]],
    ["gn", [{ go: "/create" }]],
    ["gdgs", [{ go: "/dashboard" }, { go: "/settings" }]],
  ])("%s does %j", (keys, done) => {
    expect(deeds(keys)).toEqual(done);
  });

  it("of creators are nobody else's", () => {
    expect(deeds("gdgcgsn/?", false)).toEqual(["shortcuts"]);
  });

  it("differ by their keys", () => {
    const rows = shortcuts.map(({ keys }) => keys.join(" "));
    expect(new Set(rows).size).toBe(rows.length);
  });
});
