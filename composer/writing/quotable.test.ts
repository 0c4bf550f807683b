import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { isQuotable } from "./quotable.ts";
import { writeToken } from "./write-token.ts";

test("an idea in another script is quoted where every word of it was understood", () => {
  for (const idea of ["青蛙", "月の猫", "会飞的猪"]) expect(isQuotable(readIdea(idea)), idea).toBe(true);
});

test.each([
  "голосуйте за меня",
  "усатый шлюх кот",
  "稳赚百倍青蛙",
  "买它就发财的猫",
  "สวัสดี",
  "개구리 보증 수익",
])("%s: what was not understood is not repeated", (idea) => {
  expect(isQuotable(readIdea(idea))).toBe(false);
  for (const seed of "abcdefgh")
    expect(writeToken(readIdea(idea), randomFrom(seed)).narrative).not.toContain(idea);
});
