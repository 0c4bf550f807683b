import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatText, oneOf } from "./flat-text.ts";
import { foldedOf, foldedWords, plainOf } from "./folded-words.ts";

const latin = fc.stringMatching(/^[a-z ]{0,30}$/);
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const wordsOf = (text: string) => foldedWords(text).map(({ plain }) => plain);

describe("a text as it may be read", () => {
  it.each([
    ["𝕱𝖗𝖔𝖌", "frog"],
    ["ＦＲＯＧ", "frog"],
    ["🅵🆁🅾🅶", "frog"],
    ["🇫🇷🇴🇬", "frog"],
    ["fr\u200bo\u00adg", "frog"],
    ["f̶r̶o̶g̶", "frog"],
    ["Łódź", "lodz"],
    ["L'Oréal", "l oreal"],
    ["EnterYourPhrase", "enter your phrase"],
  ])("%s is %s", (text, plain) => expect(plainOf(text)).toBe(plain));

  it("is the same for capitals and small letters, and for either way to write an accent", () => {
    fc.assert(
      fc.property(latin, (text) => {
        expect(plainOf(text.toUpperCase())).toBe(plainOf(text));
        expect(foldedOf(plainOf(text.toUpperCase()))).toBe(foldedOf(plainOf(text)));
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainOf(text.normalize("NFD"))).toBe(plainOf(text.normalize("NFC")));
      }),
    );
  });

  it.each([
    ["s0lana", "solana"],
    ["5o1ana", "solana"],
    ["phantorn", "phantom"],
    ["vvallet", "wallet"],
    ["m3t4m4sk", "metamask"],
    ["сolana", "colana"],
    ["froooooog", "froog"],
  ])("%s looks like %s", (text, other) => expect(foldedOf(plainOf(text))).toBe(foldedOf(plainOf(other))));

  it("tells words apart that only share letters", () => {
    expect(foldedOf("frog")).not.toBe(foldedOf("frogs"));
    expect(foldedOf("wallet")).not.toBe(foldedOf("ballet"));
  });
});

describe("the words of a text", () => {
  it("are of letters, digits and signs for letters, each read as it looks", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { plain, folded } of foldedWords(text)) {
          expect(plain).toMatch(/^[\p{L}\p{N}@$€£!|*#]+$/u);
          expect(folded).not.toMatch(/\s/);
        }
      }),
    );
  });

  it("are none of what has no letter in it", () => {
    for (const text of ["", " \n ", "?!", "***", "🐸🚀", "...---..."]) expect(wordsOf(text)).toEqual([]);
  });

  it("are the same, however much white space and ornament is between them", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 1, maxLength: 6 });
    const between = fc.constantFrom("  ", "\n", " \t ", " ~ ", " 🐸 ");
    fc.assert(
      fc.property(words, between, (list, gap) => {
        expect(wordsOf(list.join(gap))).toEqual(wordsOf(list.join(" ")));
      }),
    );
  });

  it("know where a sentence and a clause end", () => {
    const gaps = foldedWords("Send it. Now, please! v1.2 is out; really").map(
      ({ plain, gap }) => `${gap}${plain}`,
    );
    expect(gaps.slice(0, 4)).toEqual([" send", " it", ".now", ",please"]);
    expect(gaps.at(-1)).toBe(",really");
  });

  it("lose the number of a list, and the marks around them", () => {
    expect(wordsOf("1. open 2) type")).toEqual(foldedWords("1 open 2 type").map(({ plain }) => plain));
    expect(wordsOf("*bold* !now! #moon")).toEqual(["bold", "now", "moon"]);
  });

  it("are asked for by a line to write on", () => expect(wordsOf("Seed: ______")).toContain("blank"));

  it.each([
    ["Enter below:\nYour seed", "  enter below colon,your seed"],
    ["Your seed\n______\nThanks", "  your seed blank.thanks"],
    ["Your seed\nThanks", "  your seed.thanks"],
  ])("belong to the label and the field beside them, on the next line too: %j", (text, read) =>
    expect(
      foldedWords(text)
        .map(({ plain, gap }) => `${gap}${plain}`)
        .join(""),
    ).toBe(read.slice(1)),
  );
});

describe("patterns over whole words", () => {
  it("match any of their alternatives between single spaces", () => {
    const pattern = new RegExp(` ${oneOf("red fox,\nblue whales?")} `);
    expect([" a red fox here ", " blue whale ", " blue whales "].map((text) => pattern.test(text))).toEqual([
      ...[true, true, true],
    ]);
    expect(pattern.test(" redfox ")).toBe(false);
  });

  it("are given a text of words between single spaces, whatever it was", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const flat = flatText(text);
        expect(flat.startsWith(" ") && flat.endsWith(" ")).toBe(true);
        expect(flat.trim()).not.toMatch(/ {2}/);
      }),
    );
  });
});
