import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a mule refusing the bus", "refuses", "bus"],
  ["a girl who won't eat spinach", "refuses", "spinach"],
  ["a goat who hates mirrors", "refuses", "mirror"],
  ["a mouse ignoring its phone", "refuses", "mobile-phone"],
  ["a camel who never drinks", "refuses", "tropical-drink"],
  ["a shrimp who lost its umbrella", "lacks", "umbrella"],
  ["a shrimp who doesn't have an umbrella", "lacks", "umbrella"],
  ["a goose without a visa", "lacks", "lettered"],
  ["a koala who is out of propolis", "lacks", "lettered"],
  ["a bulldog without a job", "lacks", "briefcase"],
])("%s: %s %s", (idea, relation, id) => expect(readIdea(idea)).toMatchObject({ relation, motif: { id } }));

test.each([
  ["a rooster who cannot wake up", "sleepy"],
  ["a hen who cannot dance", "sad"],
  ["a knight who refuses to fight", "angry"],
  ["a dog who does not bark", "deadpan"],
  ["a chinchilla refusing a haircut", "angry"],
  ["a bear who refuses to do yoga", "angry"],
  ["a horse who won't go to the vet", "angry"],
  ["a hyena arguing with a fork", "angry"],
  ["a warthog defending a grape", "angry"],
  ["a mole losing at poker", "sad"],
  ["a llama who never gives up", "determined"],
])("%s looks %s", (idea, expression) => expect(readIdea(idea).expression).toBe(expression));

test("what is done is not denied", () => {
  expect(readIdea("a monkey who can't stop dancing").denied).toBeNull();
  expect(readIdea("a hen who can dance").denied).toBeNull();
  expect(readIdea("a hen carrying an umbrella").relation).not.toBe("lacks");
});
