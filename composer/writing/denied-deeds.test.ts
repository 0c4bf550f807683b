import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { writeToken } from "./write-token.ts";

test("nobody would like to never do something, and nobody does so together", () => {
  for (let nth = 0; nth < 60; nth++) {
    const { narrative } = writeToken(readIdea("an avocado who never gets ripe"), randomFrom(`never${nth}`));
    expect(narrative).not.toMatch(/would like to never|\b[Ww]e (all )?(can )?never get|could all never/);
  }
});
