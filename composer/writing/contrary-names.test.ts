import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { writeToken } from "./write-token.ts";

const nameOf = (idea: string): string => writeToken(readIdea(idea), randomFrom(`names|${idea}`)).name;

test.each([
  ["a mime who won't shut up", "Nonstop Mime"],
  ["a mime who can't stop talking", "Nonstop Mime"],
  ["a sheep who thinks he is human", "Definitely Human"],
  ["a cat who thinks it's a dog", "Definitely a Dog"],
  ["an owl who thinks it is a chair", "Definitely Not an Owl"],
  ["bisiklet süren bir ayı", "Bicycle Bear"],
])("%s is called %s", (idea, name) => expect(nameOf(idea)).toBe(name));

test("nobody drives a bicycle, in any language", () => {
  for (const idea of [
    "bisiklet süren bir ayı",
    "un oso conduciendo una bicicleta",
    "un panda che guida una moto",
  ])
    expect(writeToken(readIdea(idea), randomFrom("ride")).narrative).not.toMatch(/\bdriv(e|es|ing) /i);
});
