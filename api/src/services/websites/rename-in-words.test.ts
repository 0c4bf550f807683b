import { describe, expect, it } from "vitest";
import { sampleDeck } from "#composer/sample.ts";
import { renameInDeck, renameInPage } from "./rename-in-words.ts";

const before = { name: "Captain Croak", ticker: "CROAK" };
const after = { name: "Major Toad", ticker: "TOAD" };
const hero = { kicker: "CROAK is here", tagline: "captain croak's croaking (CROAK) crowd" };
const deck = { ...sampleDeck(), hero };

describe("a model's words for a token that is renamed", () => {
  it("say the new name and ticker, as words of their own alone", () => {
    const renamedWords = renameInDeck(deck, before, after, ["A new story."]);
    expect(renamedWords?.hero).toEqual({
      kicker: "TOAD is here",
      tagline: "Major Toad's croaking (TOAD) crowd",
    });
    expect(renamedWords?.story.paragraphs).toEqual(["A new story."]);
    expect([renamedWords?.order, renamedWords?.look]).toEqual([deck.order, deck.look]);
    expect(JSON.stringify(renamedWords)).not.toMatch(/Captain Croak|\bCROAK\b/);
  });

  it("are given up where the new ones do not fit", () => {
    const long = { ...deck, hero: { ...hero, kicker: `${"CROAK ".repeat(9)}CROAK` } };
    expect(renameInDeck(long, before, { name: "T", ticker: "TOADTOADTO" }, ["x"])).toBe(null);
  });

  it("change between the tags of a premium page, escaped as it is", () => {
    const page = { css: "h1{color:red}", body: '<h1 class="CROAK">A&amp;B (CROAK)</h1><p>h1</p>' };
    const renamedWords = renameInPage(
      page,
      { name: "A&B", ticker: "CROAK" },
      { name: "C<D$&", ticker: "h1" },
    );
    expect(renamedWords).toEqual({
      css: page.css,
      body: '<h1 class="CROAK">C&lt;D$&amp; (h1)</h1><p>h1</p>',
    });
  });
});
