import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { titlesIn } from "./titles.ts";

const cache = new Map<string, { titles: string[]; text: string }>();
const read = (file: string) => {
  const known = cache.get(file);
  if (known) return known;
  const now = existsSync(file)
    ? { titles: titlesIn(file), text: plain(readFileSync(file, "utf8")) }
    : { titles: [], text: "" };
  cache.set(file, now);
  return now;
};

/** Sentences as they read, however the source breaks or escapes them. */
const plain = (text: string) => text.replace(/["'`]\s*\+\s*["'`]|\\(?=['"`])/g, "").replace(/\s+/g, " ");

/** A whole title wins over those that only hold it. */
const matches = ({ file, title }: Row) => {
  const { titles } = read(file);
  const whole = titles.filter((each) => each === title || each.endsWith(` > ${title}`));
  return whole.length > 0 ? whole : titles.filter((each) => each.includes(title));
};

/** What of a sentence stands there whatever its blanks are filled with. */
const fixedParts = (sentence: string) =>
  sentence
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter(Boolean);

describe("the table of the specification", () => {
  it("names more than two hundred rows, none of them twice", () => {
    const names = rows.map(({ row, says }) => `${row}: ${says ?? ""}`);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("has a test for each row, and one only", () => {
    const wrong = rows.filter((row) => matches(row).length !== 1);
    expect(
      wrong.map((row) => `${row.row}: "${row.title}" is ${matches(row).length} tests of ${row.file}`),
    ).toEqual([]);
  });

  it("has each sentence in the very file that proves it", () => {
    const wrong = rows.filter(({ file, says }) =>
      fixedParts(says ?? "").some((part) => !read(file).text.includes(part)),
    );
    expect(wrong.map(({ row, file, says }) => `${row}: '${says}' is not in ${file}`)).toEqual([]);
  });
});
