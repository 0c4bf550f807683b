import { describe, expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { faultsIn } from "./sound.ts";
import { writeToken } from "./write-token.ts";

test.each([
  "I mind failing his driving test.",
  "I have never been sawed himself in half.",
  "Now all heroes train stuck in his own pipe.",
  "It was playing a soccer.",
  "Being pied himself was not forbidden then.",
  "Only the himself.",
  "He came back saying the lamp, softly.",
  "Every trade has an other side.",
])("%s is at fault", (text) => expect(faultsIn(text)).not.toEqual([]));

test.each([
  "I mind an octopus failing his driving test.",
  "I am late for my own wedding.",
  "A soccer player came by.",
  "She hurt herself.",
])("%s is sound", (text) => expect(faultsIn(text)).toEqual([]));

describe("a story speaks of its hero and of what is said of it", () => {
  test.each([
    ["残業するカエル", /frog/, /overtime/],
    ["寿司を怖がる猫", /cat/, /sushi/],
    ["a seagull stealing fries from a cop", /seagull/, /fries/],
    ["my ex has the ledger", /ex/, /ledger/],
    ["a jealous traffic light", /traffic light/, /jealous/],
    ["zero rizz", /zero/, /rizz/],
    ["der beleidigte Kaktus", /cactus/, /offended/],
  ])("%s", (idea, hero, rest) => {
    for (const seed of "abcdef") {
      const { narrative, name } = writeToken(readIdea(idea), randomFrom(seed));
      const story = narrative.replaceAll(name, "").toLowerCase();
      expect(story).toMatch(hero);
      expect(story).toMatch(rest);
    }
  });
});

describe("a form fits its deed", () => {
  test.each([
    ["a seagull stealing fries from a cop", /broom|neighbor\. This is|Olympics/],
    ["an owl reading a book", /took the broom|letter about/],
    ["a penguin failing a job interview", /at the gate they ask|Career day/i],
  ])("%s", (idea, misfit) => {
    for (const seed of "abcdefgh")
      expect(writeToken(readIdea(idea), randomFrom(seed)).narrative).not.toMatch(misfit);
  });
});
