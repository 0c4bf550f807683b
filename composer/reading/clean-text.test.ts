import { expect, test } from "vitest";
import { cleanText, fitUtf8, foldText, utf8Length } from "./clean-text.ts";

test.each([
  ["white space becomes single spaces", "  a \n\t b ", "a b"],
  ["what nobody sees goes", "a\u202eb\u0000c\u200bd", "abcd"],
  ["half a character goes", "a\ud83db", "ab"],
  ["an emoji of several stays whole", "👩‍🚀", "👩‍🚀"],
])("%s", (_, text, clean) => expect(cleanText(text)).toBe(clean));

test("a limit counts characters, not their halves", () => expect(cleanText("🐸🐸🐸", 2)).toBe("🐸🐸"));

test.each([
  ["Ünïcörn", "unicorn"],
  ["Straße", "strasse"],
  ["don’t", "don't"],
])("%s folds to %s", (text, folded) => expect(foldText(text)).toBe(folded));

test.each(["", "frog", "grüße", "青蛙", "🐸"])("%j is as long as its bytes", (text) =>
  expect(utf8Length(text)).toBe(Buffer.byteLength(text)),
);

test("a text that is too long is cut at a word, or where it must be", () => {
  expect(fitUtf8("moon frog", 20)).toBe("moon frog");
  expect(fitUtf8("moon frog", 7)).toBe("moon");
  expect(fitUtf8("青蛙青蛙", 7)).toBe("青蛙");
});
