import { expect, test } from "vitest";
import { isSmallWordOf } from "../reading/languages.ts";
import { readIdea } from "../reading/read-idea.ts";
import { SMALL_WORDS, splitWords } from "../reading/words.ts";
import { randomFrom } from "../seeded/random.ts";
import { languageIn } from "./as-meant.ts";
import { writeToken } from "./write-token.ts";

/** Ideas of which one word at least is not understood. */
test.each([
  "ein Xylograph der Poker spielt",
  "eine Eule die Poker vermurkst",
  "un gato que chapotea en el teclado",
  "um cachorro que tropeça no tapete",
  "un chat qui bringuebale dans la cuisine",
  "un orso che brontola sul divano",
  "een kikker die met de gitaar knoeit",
  "kot który przewraca się na gitarze",
  "kitapla uğraşan bir kedi",
  "kucing yang menggaruk sofa dengan pisang",
])("%s leaves no small word behind in name and story", (idea) => {
  const reading = readIdea(idea);
  const language = languageIn(reading.words);
  expect(language).not.toBeNull();
  for (const seed of "abcdef") {
    const { suggestions, narrative } = writeToken(reading, randomFrom(seed));
    // The idea may be quoted whole, as it was typed.
    const unquoted = narrative.replaceAll(new RegExp(idea, "gi"), "");
    const text = [...suggestions.map(({ name }) => name), unquoted].join(". ");
    const left = splitWords(text).filter(
      ({ folded }) =>
        language !== null &&
        reading.words.some((word) => word.folded === folded) &&
        isSmallWordOf(language, folded) &&
        !SMALL_WORDS.has(folded),
    );
    expect(left.map(({ folded }) => folded)).toEqual([]);
  }
});

test("what was not understood is quoted whole, and never half translated", () => {
  for (const idea of ["ein Dackel, der Zwetschgen schmuggelt", "perro sin pelo pero con deudas"])
    for (const seed of "abcdef") {
      const { narrative } = writeToken(readIdea(idea), randomFrom(seed));
      expect(narrative.toLowerCase()).toContain(`“${idea.toLowerCase()}`);
    }
});

test("where something is done is not what it is done to", () => {
  const { action } = readIdea("mutfakta şarkı söyleyen bir tavuk");
  expect(action?.base).toBe("sing");
});
