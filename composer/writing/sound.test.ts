import { describe, expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { forms } from "./forms.ts";
import { faultsIn } from "./sound.ts";
import { toldIn } from "./story.ts";
import { writeToken } from "./write-token.ts";

test.each([
  "I mind failing his driving test.",
  "I have never been sawed himself in half.",
  "Now all heroes train stuck in his own pipe.",
  "It was playing a soccer.",
  "Being pied himself was not forbidden then.",
  "Only the himself.",
  "His report is one line: “I not swim now.”",
  "Who does not not swim?",
  "He came back saying the lamp, softly.",
  "Every trade has an other side.",
  "“I was only waiting.” Said grandpa.",
  "A whole shelf of spine but opinions.",
  "Her mother asks why playing a guitar.",
  "“Bless you,” said balloons.",
  "It is a relief to paint themselves with dots.",
])("%s is at fault", (text) => expect(faultsIn(text)).not.toEqual([]));

test.each([
  "I mind an octopus failing his driving test.",
  "I am late for my own wedding.",
  "A soccer player came by.",
  "She hurt herself.",
  "Why do we not swim?",
  "“Bless you,” said the balloons.",
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

test.each([
  ["a rug that got rugged", /“a rug that got rugged/],
  ["a raccoon who once owned a casino", /“a raccoon who once/],
  ["a nurse with a fear of needles", /the fear away|with a fear/],
  ["a giraffe in a small elevator", /“only the elevator/],
  ["ein Elefant der Kaffee trinkt", /can drink coffee|learn how to drink/],
])("%s: its story has no broken phrase", (idea, fault) => {
  for (const seed of "abcdefgh")
    expect(writeToken(readIdea(idea), randomFrom(seed)).narrative.toLowerCase()).not.toMatch(fault);
});

test.each([
  [
    "several things are passed around, whoever does it",
    "a parrot that spoils movies",
    /movies (was|is|has)\b/,
  ],
  ["what is never done is not done", "a taxi driver who never turns left", /(?<!(never|not) )turning left/i],
  ["when it is done is no thing", "a rooster who oversleeps every day", /of day\b|the day smiling/],
  ["a state of one word has its verb", "a zombie, vegan", /zombie, vegan/i],
  ["several have heads of their own", "a horse with its head in a blender", /their head in/],
  ["cereal is not counted", "a soggy cereal", /\ba soggy cereal/i],
  ["nor is porridge, however it is", "runny porridge", /\ba runny porridge/i],
  ["who is nothing more is spoken of in one way", "a ninja", /\b(she|her|he|him)\b(?=.*\bit\b)/],
])("%s: %s", (_, idea, fault) => {
  for (const seed of "abcdefghijklmnop") {
    const { sentences = [] } = toldIn(readIdea(idea), "Bob Bao", "BAO", randomFrom(seed)) ?? {};
    expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(fault);
  }
});

test.each([
  ["a duck whose wife left him", "a duck whose wife left him"],
  ["a hamster who peaked in high school", "a hamster who peaked in high school"],
  ["a lamp that used to be famous", "a lamp that used to be famous"],
  ["my landlord who never calls back", "a landlord who never calls back"],
  ["a toaster that knows too much", "a toaster that knows too much"],
])("what is said of %s is said of them, and not quoted", (idea, someone) => {
  for (const seed of "abcdefgh") {
    const { key, sentences } = toldIn(readIdea(idea), "Bob Bao", "BAO", randomFrom(seed)) ?? {};
    const lines = forms.find((form) => form.key === key)?.steps.flatMap((step) => step.lines) ?? [];
    expect(lines.join(" ")).toMatch(/\{someone\}/i);
    expect(
      sentences
        ?.map(({ text }) => text)
        .join(" ")
        .toLowerCase(),
    ).toContain(someone);
  }
});

test.each([
  ["a yeti who hates the cold", /^(hate|feud|sue)$/],
  ["un gatto che odia il lunedì", /^(hate|feud|sue)$/],
  ["a dog who is afraid of stairs", /^(fear|school|bed|insure|alarm|tours|visit|train|wall|cure)$/],
  ["a mummy running out of toilet paper", /^(meet|census|dinner|song)$/],
])("%s: its story has a form that fits", (idea, form) => {
  for (const seed of "abcdefgh")
    expect(toldIn(readIdea(idea), "Bob Bao", "BAO", randomFrom(seed))?.key).toMatch(form);
});
