/** @module-tag slow */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPicture } from "./picture-index.ts";
import { type Reading, readIdea } from "./read-idea.ts";
import { settingIds } from "./settings.ts";
import { labelledIdeas } from "./testing/labelled-ideas.ts";

const ideas = labelledIdeas.flatMap(([idea], at) => (at % 3 === 0 ? [idea] : []));
const someIdea = fc.constantFrom(...ideas);
/** What of a reading is drawn and said; where in the sentence each word stood is left out. */
const meaningOf = ({ subject, motif, setting, gear, mood, manner }: Reading) => ({
  subject: subject?.id,
  motif: motif?.id,
  ...{ setting, gear, mood, manner },
});

const meanings = new Map(ideas.map((idea) => [idea, meaningOf(readIdea(idea))]));

describe("an idea", () => {
  it.each<[string, (idea: string) => string]>([
    ["a full stop behind it", (idea) => `${idea}.`],
    ["three marks behind it", (idea) => `${idea}!!!`],
    ["quotation marks around it", (idea) => `“${idea}”`],
    ["white space around it", (idea) => `\n  ${idea}\t `],
    ["twice the space between its words", (idea) => idea.replaceAll(" ", "  ")],
    ["a line for each of its words", (idea) => idea.replaceAll(" ", "\n")],
    ["what nobody sees between its letters", (idea) => [...idea].join("\u200b")],
    ["typographic apostrophes", (idea) => idea.replaceAll("'", "’")],
    ["its letters in two parts", (idea) => idea.normalize("NFD")],
  ])("means the same with %s", (_, written) => {
    for (const [idea, meaning] of meanings) {
      expect([idea, meaningOf(readIdea(written(idea)))]).toEqual([idea, meaning]);
    }
  });

  it("means the same in capitals, but for names", () => {
    const shouted = ideas.filter((idea) => idea === idea.toLowerCase() && idea.length > 7);
    const others = shouted.filter(
      (idea) => readIdea(idea.toUpperCase()).subject?.id !== meanings.get(idea)?.subject,
    );
    expect(shouted.length).toBeGreaterThan(40);
    expect(others).toEqual([]);
  });

  it("is read the same each time", () => {
    fc.assert(
      fc.property(someIdea, (idea) => {
        expect(readIdea(idea)).toEqual(readIdea(idea));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ["the plural", "frogs", "frog"],
    ["the plural of few", "two geese", "goose"],
    ["an irregular plural", "three blind mice", "mouse"],
    ["a possessive", "a frog's day out", "frog"],
    ["a typographic possessive", "a frog’s day out", "frog"],
    ["a possessive plural", "the frogs' day out", "frog"],
    ["letters drawn out", "froooog", "frog"],
    ["a hyphen", "tree-frog", "tree frog"],
    ["an emoji", "🐸", "frog"],
    ["an emoji with its color asked for", "the 🕷️", "spider"],
    ["an emoji of several", "❤️‍🔥", "heart on fire"],
    ["an emoji of somebody at work", "👩‍🚀", "astronaut"],
    ["an emoji of somebody of a color", "🧑🏽‍🚀", "astronaut"],
    ["an emoji of somebody alone", "👨", "man"],
    ["an emoji behind words", "the 🐸 of destiny", "frog"],
    ["an accent", "a frög", "frog"],
    ["capitals", "FROG", "frog"],
    ["a hash", "#frog", "frog"],
    ["a dollar sign", "$FROG", "frog"],
    ["brackets", "(frog)", "frog"],
    ["markup", "<b>frog</b>", "frog"],
    ["nothing but markup", "<frog>", "frog"],
    ["a wish before it", "I want a token about a frog", "frog"],
    ["a comma", "well, a frog", "frog"],
  ])("names its subject by %s: %s", (_, idea, word) => expect(readIdea(idea).subject?.word).toBe(word));

  it.each(["", " ", "\n", "...", "?!", "—", "\u200b", "\ud83d", "12345", "the of and", "\u0000"])(
    "of nothing has no subject and no deed: %j",
    (idea) => {
      const reading = readIdea(idea);
      expect(reading).toMatchObject({ subject: null, motif: null, action: null, place: null, gear: null });
    },
  );

  it("is read to its thousandth character, whatever its length", () => {
    expect(readIdea(`a frog ${"and so on ".repeat(500)}`).subject?.id).toBe("frog");
    expect(readIdea(`${"and so on ".repeat(100)} a frog`).subject).toBeNull();
    expect([...readIdea("🐸".repeat(2000)).text]).toHaveLength(1000);
    expect(readIdea("x".repeat(100_000)).words).toHaveLength(1);
  });

  it("whatever it is, is read as what can be drawn and said", () => {
    const spoken = "a the frog moon 🐸 who's eats king's on in of 月 猫 perro , . ! ' - <b> & 7".split(" ");
    const words = fc.constantFrom(...spoken, " ", "\n", "\u200b");
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.array(words, { maxLength: 20 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(text, (idea) => {
        const { subject, motif, setting, text: shown, words: read, action, place } = readIdea(idea);
        for (const thing of [subject, motif]) if (thing) expect(isPicture(thing.id), thing.id).toBe(true);
        expect([null, ...settingIds]).toContain(setting);
        expect(shown).not.toMatch(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$|\s{2}/u);
        expect(motif === null || motif.id !== subject?.id).toBe(true);
        expect(read.map(({ at }) => at)).toEqual(read.map((_, at) => at));
        for (const said of [action?.base, action?.third, action?.gerund, place])
          expect(said ?? "x").toMatch(/^\S(.*\S)?$/u);
      }),
      { numRuns: 150 },
    );
  });
});

describe("a motif", () => {
  it.each([
    ["a frog with a banana", "banana"],
    ["a frog and a banana", "banana"],
    ["a frog, a banana", "banana"],
    ["🐸🍌", "banana"],
    ["a frog and a frog", undefined],
    ["a frog on a mountain", undefined],
    ["a frog", undefined],
  ])("in %j is %s", (idea, id) => expect(readIdea(idea).motif?.id).toBe(id));

  it("is a thing to hold before it is a person, and a person before a face", () => {
    expect(readIdea("a frog with a banana and a farmer").motif?.id).toBe("banana");
    expect(readIdea("a frog with a farmer and a banana").motif?.id).toBe("banana");
  });
});
