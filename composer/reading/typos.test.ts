import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSlipped } from "./slips.ts";
import { typoFinder } from "./typos.ts";

const listed = ["penguin", "astronaut", "hedgehog", "lobster", "frog", "lighthouse"];
const find = typoFinder(listed);

describe("a mistyped word", () => {
  it.each([
    ["a letter too few", "penguin", "penuin"],
    ["a letter too many", "penguin", "pengguin"],
    ["another letter", "penguin", "pemguin"],
    ["two letters swapped", "penguin", "pengiun"],
    ["two slips in a long word", "astronaut", "asstronat"],
    ["none", "lobster", "lobster"],
  ])("is found with %s", (_, meant, typed) => expect(find(typed)).toBe(meant));

  it.each([
    ["another first letter", "benguin"],
    ["two slips in a short word", "pemguni"],
    ["three slips in a long one", "astrxyznaut"],
    ["a word too short to tell", "frig"],
    ["capitals, which no folded word has", "Penguin"],
    ["a digit", "pengu1n"],
    ["another script", "пингвин"],
    ["no word", ""],
    ["a word longer than any", "penguinpenguinpenguin"],
  ])("is not guessed at from %s", (_, typed) => expect(find(typed)).toBeUndefined());

  it("is what it is nearest to", () => {
    const nearest = typoFinder(["planet", "planer", "plant"]);
    expect([nearest("planed"), nearest("plannet"), nearest("plaant")]).toEqual(["planet", "planet", "plant"]);
  });

  it("with one slip is found whatever the slip", () => {
    const long = listed.filter((word) => word.length >= 8);
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), fc.stringMatching(/^[a-z]$/), (word, where, letter) => {
        const at = 1 + (where % (word.length - 1));
        const dropped = word.slice(0, at) + word.slice(at + 1);
        const added = word.slice(0, at) + letter + word.slice(at);
        const changed = word.slice(0, at) + letter + word.slice(at + 1);
        for (const typed of [dropped, added, changed]) expect([typed, find(typed)]).toEqual([typed, word]);
      }),
    );
  });

  it("is none of no list", () => expect(typoFinder([])("penguin")).toBeUndefined());
});

describe("a small word or a verb", () => {
  it.each(["teh", "adn", "taht", "wnat", "dont", "cant", "youre", "lvoe"])("has slipped in %s", (word) =>
    expect(isSlipped(word)).toBe(true),
  );
  it.each(["the", "want", "frog", "form", "trail", "angel", "a", "", "月"])("has not in %j", (word) =>
    expect(isSlipped(word)).toBe(false),
  );
});
