import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textModules } from "./texts.ts";

test.each([...textModules()])("%s says what the files beside it say", (path, code) => {
  expect(readFileSync(path, "utf8")).toBe(code);
});
