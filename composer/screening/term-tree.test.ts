import { describe, expect, it } from "vitest";
import { foldedWords } from "./folded-words.ts";
import { TermTree } from "./term-tree.ts";

const tree = new TermTree();
tree.add("pond", "lily pad");
tree.add("pond", "reeds");
tree.add("hero", "lily");
tree.add("hero", "tree frog");

/** The terms that begin at any word of a text, as "kind: first-last". */
const found = (text: string): string[] => {
  const words = foldedWords(text);
  return words.flatMap((_, at) =>
    tree.startingAt(words, at).map(({ kind, from, to, isDisguised }) => {
      return `${kind}: ${from}-${to}${isDisguised ? " disguised" : ""}`;
    }),
  );
};

describe("a term of a list", () => {
  it.each([
    ["a frog on the reeds", ["pond: 4-4"]],
    ["one lily pad", ["hero: 1-1", "pond: 1-2"]],
    ["LILY PAD", ["hero: 0-0", "pond: 0-1"]],
    ["a lilypad", ["pond: 1-1"]],
    ["tree frog, tree frog", ["hero: 0-1", "hero: 2-3"]],
    ["r33ds", ["pond: 0-0 disguised"]],
    ["reeeeds", ["pond: 0-0 disguised"]],
    ["a lilac pad", []],
    ["trees and frogs", []],
    ["", []],
  ])("is found in %j where it begins and ends with words", (text, terms) =>
    expect(found(text)).toEqual(terms),
  );

  it.each([
    ["r e e d s", "pond: 0-4 disguised"],
    ["tr ee fr og", "hero: 0-3 disguised"],
  ])("is found in %j, and said to be disguised", (text, term) => expect(found(text)).toContain(term));

  it("of few letters is another word where it is spelled in another way", () => {
    for (const text of ["l i l y", "l1ly"]) expect(found(text)).toEqual([]);
  });

  it("counts within a longer word where it is long itself", () => {
    const isWithin = (text: string) => foldedWords(text).some((word) => tree.isWithin(word, "hero"));
    tree.add("hero", "salamander");
    expect(isWithin("mysalamanderhere")).toBe(true);
    expect(isWithin("mylilyhere")).toBe(false);
    expect(foldedWords("mysalamander").some((word) => tree.isWithin(word, "pond"))).toBe(false);
  });
});
