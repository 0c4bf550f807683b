import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { slotsOf } from "./slots.ts";

const natureOf = (idea: string) => slotsOf(readIdea(idea), "Bob", "BOB", randomFrom(idea)).habit?.[0];

test.each([
  ["a beaver late on his mortgage", "build dams"],
  ["a polar bear selling ice cream", "lie on the ice"],
  ["a waffle on strike", "get eaten"],
  ["a lawyer on strike", undefined],
  ["three pigeons in a trench coat", undefined],
  ["we are so back", undefined],
])("what its like do by nature: %s", (idea, habit) => expect(natureOf(idea)).toBe(habit));
