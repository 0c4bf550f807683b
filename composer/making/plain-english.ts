import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { foreignColumns } from "../reading/foreign.ts";
import { foreignNouns } from "../reading/lexicon/texts.gen.ts";
import { matchPhrase, nearestName } from "../reading/picture-index.ts";
import { formsOf } from "../reading/word-forms.ts";

/**
 * Of all common English words, those that the reader could take for something else: a slip away from the name
 * of a picture, or spelled like a noun of another language.
 */
const mistakable = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words
        .filter((word) => /^[A-Za-z]{3,16}$/.test(word))
        // A town called Los Gatos makes no cat English.
        .filter((word) => isSlip(word.toLowerCase()) || abroad.has(word))
        .map((word) => word.toLowerCase()),
    ),
  ].sort();

const isSlip = (word: string): boolean => {
  const forms = formsOf(word);
  return !forms.some((form) => matchPhrase(form)) && forms.some((form) => nearestName(form) !== undefined);
};

const LATIN_COLUMNS = foreignColumns.indexOf("wide");
const abroad = new Set(
  foreignNouns.split("\n").flatMap((line) =>
    line
      .split(" | ")
      .slice(1, 1 + LATIN_COLUMNS)
      .flatMap((cell) => cell.split(" ")),
  ),
);

/**
 * `npx tsx composer/making/plain-english.ts WORDS…`: each file a word a line, as SCOWL's up to size 50 (see
 * NOTICE).
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2).flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const lines = mistakable(words)
    .join(" ")
    .replace(/(.{100,120}) /g, "$1\n");
  writeFileSync(
    new URL("../reading/lexicon/plain-english.gen.ts", import.meta.url),
    `// Made by composer/making/plain-english.ts from the word lists named in NOTICE. Do not edit.\nexport const plainEnglish =\n  \`${lines}\`;\n`,
  );
}
