import { expect, it } from "vitest";
import { templateIds } from "#contract/website.ts";
import { chooseTemplate } from "./choose-template.ts";

it.each([
  ["a clean, modern page for serious people", "template1"],
  ["NEON cyberpunk galaxy with robots", "template2"],
  ["as minimal as it gets, lots of white space, plain type", "template3"],
  ["silly, colourful and fun like a comic", "template4"],
  ["elegant, golden, a luxury watch", "template5"],
  ["dark and elegant, like marble in a royal palace", "template5"],
  ["a frog on a lily pad", "template1"],
  ["", "template1"],
])("%s: %s", (prompt, template) => expect(chooseTemplate(prompt, templateIds)).toBe(template));

it("chooses among what is finished", () => {
  expect(chooseTemplate("elegant gold", ["template1", "template2"])).toBe("template1");
  expect(chooseTemplate("a frog", ["template4", "template3"])).toBe("template3");
});
