import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foreignColumns, isNounOf, translate, wideNouns } from "./foreign.ts";
import { gearIds, gearWords } from "./gear.ts";
import { inIdiom } from "./idioms.ts";
import { holdsEnglish, holdsForeignWords, languageOf } from "./languages.ts";
import { nameOf } from "./plain-names.ts";
import { isSlipped } from "./slips.ts";
import { matchPast, matchVerb } from "./verbs.ts";
import { SMALL_WORDS, splitWords } from "./words.ts";

const folded = (text: string) => splitWords(text).map((word) => word.folded);
const first = (text: string) => splitWords(text)[0]!;

describe("the words of an idea", () => {
  it("are found between anything that is no letter, and keep what was written", () => {
    expect(folded("Pizza-loving Frog's l’été, 3 times!")).toEqual([
      "pizza",
      "loving",
      "frog's",
      "l'ete",
      "3",
      "times",
    ]);
    expect(splitWords("Grüße, du").map(({ shown, endsClause }) => [shown, endsClause])).toEqual([
      ["Grüße", true],
      ["du", false],
    ]);
  });

  it("are numbered in order, and each stands in the idea", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = splitWords(text);
        expect(words.map(({ at }) => at)).toEqual(words.map((_, at) => at));
        let from = 0;
        for (const { shown } of words) {
          const found = text.indexOf(shown, from);
          expect(found).toBeGreaterThanOrEqual(from);
          from = found + shown.length;
        }
      }),
    );
  });

  it("are spelled as the dictionary has them, where the net spells otherwise", () => {
    expect(folded("smol froge vibin thru da pond")).toEqual([
      "small",
      "frog",
      "vibing",
      "through",
      "the",
      "pond",
    ]);
    expect(folded("constructor")).toEqual(["constructor"]);
  });
});

describe("the language of an idea", () => {
  it.each([
    ["a frog who lives on the moon", null],
    ["der Frosch auf dem Mond", "de"],
    ["la rana en la luna con su queso", "es"],
    ["o sapo que mora no mar", "pt"],
    ["le chat qui boit du vin dans la rue", "fr"],
    ["il gatto che dorme nella barca", "it"],
    ["Frosch tanzt nachts", "de"],
    ["frog", null],
    ["", null],
    ["kot pije piwo", "pl"],
    ["een egel met een ballon", "nl"],
    ["kedi balık tutuyor", "tr"],
    ["kucing tidur di atas motor", "id"],
    ["hot dog stand", null],
  ])("%j is %s", (text, language) => expect(languageOf(splitWords(text))).toBe(language));

  it("is recognized by small words that English does not have", () => {
    expect(holdsForeignWords(splitWords("der Hund und ich"))).toBe(true);
    expect(holdsForeignWords(splitWords("the dog and I"))).toBe(false);
    expect([holdsEnglish(splitWords("the dog")), holdsEnglish(splitWords("perro"))]).toEqual([true, false]);
  });
});

describe("nouns of other languages", () => {
  it.each([
    ["Frosch", "de", "frog"],
    ["Katzen", "de", "cat"],
    ["gatti", "it", "cat"],
    ["l'ours", "fr", "bear"],
    ["niedźwiedziem", "pl", "bear"],
    ["kediler", "tr", "cat"],
    ["kucingnya", "id", "cat"],
    ["egels", "nl", "hedgehog"],
    ["лягушки", null, "frog"],
    ["개구리가", null, "frog"],
    ["والقط", null, "cat"],
  ] as const)("%s is translated", (text, language, english) =>
    expect(translate(first(text), language)).toBe(english),
  );

  it("are none where the word is English too, unless the idea is in that language", () => {
    expect(translate(first("pan"), null)).toBeUndefined();
    expect(translate(first("pan"), "es")).toBe("bread");
    expect(isNounOf("de", first("Haus"))).toBe(true);
    expect(isNounOf("de", first("xyzzy"))).toBe(false);
  });

  it("of scripts without spaces are listed longest first, so that none hides a longer one", () => {
    for (const [at, [noun]] of wideNouns.entries())
      expect(noun.length).toBeLessThanOrEqual(wideNouns[at - 1]?.[0].length ?? Number.POSITIVE_INFINITY);
    expect(foreignColumns).toContain("wide");
  });
});

describe("verbs", () => {
  it.each([
    ["mines", "mine", "third"],
    ["mining", "mine", "gerund"],
    ["dig", "dig", "base"],
    ["digging", "dig", "gerund"],
    ["flies", "fly", "third"],
  ])("%s is a form of %s", (word, base, shape) => {
    const found = matchVerb(word);
    expect([found?.forms.base, found?.shape]).toEqual([base, shape]);
  });

  it.each([
    ["stole", "steal"],
    ["robbed", "rob"],
    ["carried", "carry"],
    ["baked", "bake"],
    ["thought", "think"],
  ])("%s is the past of %s", (past, base) => expect(matchPast(past)?.base).toBe(base));

  it("are not guessed at", () => {
    expect([matchVerb("frogging"), matchPast("frogged"), matchVerb("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("what is no word of the idea", () => {
  it("is a phrase that means something else together", () => {
    const words = splitWords("a piece of cake for my best friend");
    expect(words.filter(({ at }) => inIdiom(words, at)).map((word) => word.folded)).toEqual([
      ...["piece", "of", "cake"],
      ...["best", "friend"],
    ]);
  });

  it("is a small word with two letters swapped, or without its apostrophe", () => {
    expect(["wnat", "teh", "dont", "frog", "form", "angel"].map(isSlipped)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
    for (const word of SMALL_WORDS)
      expect([word, isSlipped(word) && !/^(lol|im)$/.test(word)]).toEqual([word, false]);
  });
});

describe("names of pictures", () => {
  it.each([
    ["cheese-wedge", "cheese"],
    ["cat-face", "cat"],
    ["person-with-crown", "king"],
    ["person-juggling", "juggling"],
    ["hot-dog", "hot dog"],
  ])("%s is called %s", (id, name) => expect(nameOf(id)).toBe(name));
});

describe("gear", () => {
  it("is called for by words of its own: by none that calls for two, but for the few that wear both", () => {
    const callers = new Map<string, string[]>();
    for (const id of gearIds)
      for (const word of gearWords[id].split(" ")) callers.set(word, [...(callers.get(word) ?? []), id]);
    expect([...callers].filter(([, ids]) => ids.length > 1).map(([word]) => word)).toEqual(["rapper"]);
  });
});
