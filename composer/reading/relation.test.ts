import { describe, expect, test } from "vitest";
import { wordsIn } from "../data-text.ts";
import { pictureLines } from "../pictures-index.gen.ts";
import { readIdea } from "./read-idea.ts";
import { wordList } from "./word-list.ts";

describe("what the subject has to do with the motif", () => {
  test.each([
    ["a shark fighting a toaster", "fights"],
    ["медведь играет на балалайке", "plays"],
    ["ein Bär spielt auf der Geige", "plays"],
    ["a cactus afraid of balloons", "fears"],
    ["a kraken hugging a ship", "hugs"],
    ["a frog and a duck in love", "loves"],
    ["a fox in a taxi", "rides"],
    ["a newt on its fourth espresso", "drinks"],
    ["a newt on her second burger", "eats"],
    ["a newt snoring in front of the tv", "watches"],
    ["a ferret in a sock", "in"],
    ["an avocado on toast", "on"],
    ["two flamingos under one umbrella", "under"],
    ["zwei Katzen unter einem Regenschirm", "under"],
    ["a frog under an umbrella", "lifts"],
    ["a skunk wearing perfume", "holds"],
    ["a goldfish watching a cat video", "watches"],
    ["a cat in a pair of boots", "wears"],
    ["a cat with a moustache", "wears"],
    ["a cat wearing a fake mustache", "wears"],
    ["a camel in a kilt", "wears"],
    ["an owl with an afro", "wears"],
    ["a crab with a long beard", "wears"],
    ["a bear in a cave", "backs"],
    ["an otter in an armchair", "sits"],
    ["a penguin on a snowboard", "boards"],
    ["a frog riding a horse", "rides"],
    ["a taco on the toilet", "sits"],
    ["a dog with a top hat", "wears"],
    ["a mushroom under an umbrella", "lifts"],
    ["a dog day trading on a laptop", "mans"],
    ["a man on the moon", "backs"],
    ["a dinosaur at the bus stop", "meets"],
    ["a wizard with a frog", "meets"],
    ["a heron with a toaster on its head", "wears"],
    ["a gecko late for the train", "chases"],
    ["an ibis wearing boots", "wears"],
    ["a stoat in a bathtub with a rubber duck", "in"],
    ["a raccoon eating pizza", "eats"],
    ["une grand-mère sur un skateboard", "boards"],
    ["a cat on a pizza", "on"],
    ["kot pije piwo", "drinks"],
    ["고양이가 라면을 먹고 있다", "eats"],
    ["медведь едет на велосипеде", "rides"],
    ["кот боится огурцов", "fears"],
    ["고양이가 오이를 무서워하는", "fears"],
    ["a rat behind a cheese", "behind"],
    ["a cat with a knife fighting a dog", "fights"],
    ["a moose waiting for the train", "meets"],
    ["a hen disguised as a cactus", "poses"],
    ["a wolf dressed up as a sheep", "poses"],
    ["a cat in a banana costume", "poses"],
    ["a wolf in sheep's clothing", "poses"],
    ["a pigeon in eagle clothes", "poses"],
    ["a mug that thinks it is a ship", "poses"],
    ["the moon is just a cheese", "poses"],
    ["a mouse that is actually hungry", null],
    ["a kettle hugging a mug", "hugs"],
    ["a kettle in love with a mug", "loves"],
    ["two otters sharing one bathtub", "in"],
    ["a newt that escaped from the jar", "escapes"],
    ["a mole that broke out of the zoo", "escapes"],
    ["a stoat in a cage at the zoo", "behind"],
    ["two newts disguised as one tall man", "wears"],
    ["a raccoon dressed up as a grandma", "poses"],
    ["a newt eating homework", "eats"],
    ["a newt at a hug convention", "holds"],
    ["a dryer eating socks", "swallows"],
    ["a mouse eating cheese", "eats"],
    ["a ferret refusing to get out of bed", "lies"],
    ["an eel who won't leave the bathtub", "in"],
    ["not a fox, it's a broom", "lacks"],
    ["balık tutan tilki", "meets"],
    ["a pug wearing 3d glasses", "wears"],
    ["a goose in a hoodie", "wears"],
    ["a dumpling in a hot tub", "in"],
    ["an ostrich with its head in a bucket", "headfirst"],
    ["a plumber chased by a poodle", "flees"],
    ["a poodle chasing a plumber", "chases"],
    ["a swan guarding a bicycle", "guards"],
    ["a bulldog on a skateboard", "boards"],
    ["four pensioners on a tandem bicycle robbing a bank", "rides"],
    ["an anteater vacuuming the carpet", "pushes"],
    ["a yak drinking a beer", "drinks"],
    ["a firefly with no battery", "lacks"],
    ["a beekeeper holding a tiny house", "holds"],
    ["a llama lost in a hotel", "backs"],
    ["a walrus teaching calculus", "lifts"],
    ["a raccoon", null],
    ["a chef tickling a lobster", "pets"],
    ["a wizard leaning on a fridge", "pets"],
    ["a lion holding a baby", "holds"],
    ["a beaver opening a door", "pushes"],
    ["a ferret opening a jar", "holds"],
    ["a moth smuggling a grandfather clock", "heaves"],
    ["a walrus balancing a teapot on its nose", "lifts"],
    ["", null],
  ])("%s: %s", (idea, relation) => {
    expect(readIdea(idea).relation).toBe(relation);
  });

  test("every motif in the lists is a picture, and in one list alone", () => {
    const pictures = new Set(pictureLines.split("\n").map((line) => line.split("|")[0]));
    const names = ["rides", "boards", "sits", "wears", "lifts", "mans", "pushes", "backs", "meets"];
    const ids = names.flatMap((name) => wordsIn(wordList(`motif of ${name}`)));
    expect(ids.filter((id) => !pictures.has(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

test.each([
  ["a raccoon in a coat", 1],
  ["two lazy cows", 2],
  ["a couple of sleepy frogs", 2],
  ["three raccoons in a trench coat", 3],
  ["12 angry ducks", 9],
  ["drei Waschbären in einem Trenchcoat", 3],
  ["due gatti", 2],
  ["trois chats qui dansent", 3],
  ["dos ranas", 2],
  ["the due date", 1],
  ["a gang of geese", 9],
  ["a cat that is 20 years old", 1],
  ["a newt on a scooter with two friends", 3],
  ["a newt with no friends", 1],
])("how many there are in %s: %i", (idea, count) => {
  expect(readIdea(idea).count).toBe(count);
});

test.each([
  ["a newt holding five mugs", 5],
  ["a newt holding two mugs", 2],
  ["a newt holding mugs", 3],
  ["a newt holding a mug", 1],
])("how many of what is held there are in %s: %i", (idea, count) => {
  expect(readIdea(idea).motifCount).toBe(count);
});

test.each([
  ["a potato disguised as a hamster", "potato", "hamster"],
  ["the sun is just a pancake", "sun", "pancakes"],
  ["a goat that thinks it is a helicopter", "goat", "helicopter"],
  ["balık tutan tilki", "fox", "fish"],
])("%s: the hero is the %s", (idea, hero, motif) => {
  const { subject, motif: other } = readIdea(idea);
  expect([subject?.id, other?.id]).toEqual([hero, motif]);
});

test.each([
  ["a sleepy firefighter who missed the fire", "sleepy"],
  ["a goose writing a parking ticket", "smug"],
  ["a goose with a parking ticket", "sad"],
  ["an angry goose", "angry"],
  ["a crying robot", "sad"],
  ["a tired bear on a sofa", "sleepy"],
  ["a nervous heron", "scared"],
  ["a screaming goat", "screaming"],
  ["a rich hamster", "smug"],
  ["a vampire who faints at the sight of blood", "dizzy"],
  ["a goose", null],
])("the face of %s: %s", (idea, expression) => {
  expect(readIdea(idea).expression).toBe(expression);
});

test.each([
  ["404 girlfriend not found", 1],
  ["1000 ducks", 9],
  ["42 sheep in a barn", 9],
])("a large number counts those that are many: %s", (idea, count) =>
  expect(readIdea(idea).count).toBe(count),
);

test("what several carry is over all of them, and one has it in the hands", () => {
  expect(readIdea("six mice carrying a melon").relation).toBe("heaves");
  expect(readIdea("a mouse carrying a melon").relation).toBe("holds");
  expect(readIdea("six mice carrying three melons").relation).toBe("holds");
});
