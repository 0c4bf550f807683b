import { expect, test } from "vitest";
import { wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { readIdea } from "./read-idea.ts";
import { wordList } from "./word-list.ts";

const GLAD = new Set(["happy", "smug", "laughing", "loving"]);

test("no word of misfortune gives a glad face", () => {
  const glad: string[] = [];
  for (const mood of ["sad", "scared", "angry"])
    for (const word of wordsIn(foldText(wordList(`face ${mood}`)))) {
      const { expression } = readIdea(`a frog, ${word}`);
      if (expression !== null && GLAD.has(expression)) glad.push(`${word}: ${expression}`);
    }
  expect(glad).toEqual([]);
});

test.each([
  ["a squid failing his exam", "sad"],
  ["a lost glove", "sad"],
  ["a yak who forgot her passport", "sad"],
  ["a jealous lamp", "angry"],
  ["an owl with a heartbreak", "sad"],
  ["ein Otter mit Liebeskummer", "sad"],
  ["a hippo late for the bus", "screaming"],
  ["um pato atrasado", "screaming"],
  ["a mime with a sunburn", "sad"],
  ["a lynx doing overtime", "sleepy"],
  ["a gecko stuck in a jar", "scared"],
  ["un gato atrapado en una caja", "scared"],
  ["the pie fell", "sad"],
  ["a jammed printer", "sad"],
  ["a fox afraid of spoons", "scared"],
  ["un perro perdido", "sad"],
  ["die beleidigte Gurke", "angry"],
  ["un toro celoso", "angry"],
  ["an embarrassed kettle", "shy"],
  ["un pato avergonzado", "shy"],
  ["a bored lamp", "deadpan"],
  ["the power went out at the wedding", "sad"],
  ["a stork fired from the circus", "sad"],
  ["a newt who lost to a snail", "sad"],
  ["a mule nobody wants", "sad"],
  ["a wilted tulip", "sad"],
  ["a trembling pudding", "scared"],
  ["a weary kettle", "sleepy"],
  ["a heron who spilled the soup", "shy"],
  ["a leek who thinks he is a sword", "smug"],
  ["an ox who never gives up", "determined"],
  ["burnt toast that still believes", "happy"],
  ["an ox that is not angry", "happy"],
  ["a dog who isn't very sad", "happy"],
])("%j: %s", (idea, face) => expect(readIdea(idea).expression).toBe(face));

test.each([
  ["a yak with a toothache", "tooth"],
  ["a newt who hates mondays", "calendar"],
  ["a lynx who forgot the password", "locked"],
])("%j is seen by a picture of it: %s", (idea, id) => expect(readIdea(idea).motif?.id).toBe(id));

test.each([
  ["a cactus that just wants a hug", "dreams"],
  ["a mole looking for a ladder", "dreams"],
  ["a skunk selling perfume", "sells"],
  ["un perro que vende helados", "sells"],
])("%j: %s", (idea, relation) => expect(readIdea(idea).relation).toBe(relation));

test("four are four", () => {
  expect(readIdea("four meerkats in a boat").count).toBe(4);
  expect(readIdea("three mice in a boat").count).toBe(3);
});
