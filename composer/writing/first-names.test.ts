import { describe, expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { asMeant } from "./as-meant.ts";
import { suggestNames } from "./names.ts";
import { toldIn } from "./story.ts";

const firstOf = (idea: string, seed: string) => suggestNames(readIdea(idea), randomFrom(seed))[0];

describe("a first name is short, and says who and what is funny", () => {
  test.each([
    ["who has a trade is called by it", "a plumber walrus fixing nine pipes", "Plumber Walrus"],
    [
      "who turns out to be somebody",
      "my dentist is a moose and he keeps the drill in his antlers",
      /^(Moose Dentist|Drill Moose)$/,
    ],
    ["who is taken for another", "a chess rook who thinks he is a lawyer", /^Lawyer Rook$|^Rook Lawyer$/],
    ["no piece of whose it is", "a yak hiding the rent in its fur", /^(?!.*\b(his|her|its|their)\b)/i],
    ["the day that is refused", "a hen that refuses to lay eggs on tuesdays", "Never on Tuesdays"],
    ["who cannot", "a seal who never learned to swim", /^(Landlocked Seal|Seal Can't Swim)$/],
    ["what one has, where that is all", "a lion with braces", "Lion with Braces"],
    ["the hero of 'no X, only Y'", "no pigeons allowed, only one very rude parrot", /Parrot/],
    ["who plays, and not what is played", "banjo playing ostrich on a scooter", /Ostrich$/],
    ["one more of it", "bro just one more swap and i stop", "One More Swap"],
    ["half of what is said", "my boss muted me so i minted a token", /^(My Boss Muted Me|Minted a Token)$/],
    ["what it works as", "a mole as a lifeguard", "Lifeguard Mole"],
    ["who forgets", "a goldfish that forgot his anniversary", "Forgetful Goldfish"],
    ["what there must be none of", "a bus driver who is afraid of left turns", "No Left Turns"],
    ["what nobody asked for", "a trombone nobody asked for", /^(Unwanted Trombone|Nobody Asked)$/],
    ["what there is one of", "the intern", "The Intern"],
    ["what is so once more", "the ferry is down again", /^Ferry Is Down Again$/],
    ["one within another", "a walrus with a smaller walrus", "Walrusception"],
    ["what was said, and by no stone", "ok boomer said the stone", "Ok Boomer"],
    ["how many more", "she said 5 more minutes 3 hours ago", "5 More Minutes"],
    ["of a suit the armor", "a duck wearing a suit of armor", "Armor Duck"],
    ["what the ticket is for", "a tortoise getting a speeding ticket", "Speeding Tortoise"],
    ["who sleeps, before the noun", "a lemur asleep at work", "Sleeping Lemur"],
    ["who has had enough", "a lemur tired of meetings", "Fed-Up Lemur"],
    ["whom nobody calls", "a mailbox nobody writes to", "Lonely Mailbox"],
    ["the deed, where it says what the thing does", "a lemur surfing a wave", "Surfing Lemur"],
    ["who falls, and not down what", "a tuba falling down the stairs", "Falling Tuba"],
    ["no preposition at its end", "a heron that can't stand on one leg", "Wobbly Heron"],
    ["as what one behaves", "a lizard that walks like a duchess", "Duchess Lizard"],
    ["how it feels, and not of what", "a bookshelf jealous of tablets", "Jealous Bookshelf"],
    ["who runs from somebody", "a banana running from the police", /^(Runaway|Fugitive) Banana$/],
    ["whom it judges", "my lemur ignoring me", "Ignoring Lemur"],
    ["what there is no more of", "a fish who won't eat worms", "No More Worms"],
    ["what one looks for", "a bear who can't find his glasses", "Where Are My Glasses"],
    ["what it is too much of", "a pickle too sour for the jar", "Too Sour for the Jar"],
    ["who runs it", "an intern who runs the whole company", "Intern in Charge"],
    ["what is so", "the memes are immaculate the chart is not", /^(Immaculate Memes|The Chart Is Not)$/],
  ])("%s: %s", (_, idea, name) => {
    for (const seed of "abcdef") expect(firstOf(idea, seed).name).toMatch(name);
  });
});

test("a ticker has a vowel, and ends where a syllable does", () => {
  const ideas = [
    "a landlord",
    "a mosquito lawyer",
    "a giraffe pilot",
    "a dalmatian on a hose",
    "a lobster chef",
  ];
  const tickers = ideas.flatMap((idea) =>
    [..."abcd"].flatMap((seed) => suggestNames(readIdea(idea), randomFrom(seed)).map(({ ticker }) => ticker)),
  );
  expect(tickers.filter((ticker) => !/[AEIOUY]/.test(ticker))).toEqual([]);
  expect(tickers.filter((ticker) => /^(MOSQU|MSQTO|RAFFE|LNDLRD|DLMTN)$/.test(ticker))).toEqual([]);
});

describe("what is understood of another language is told in English", () => {
  test.each([
    ["медведь играет на скрипке в бане", "a bear playing the violin in the sauna"],
    ["骑自行车的狗", "a dog riding a bicycle"],
    ["기타를 치는 곰", "a bear playing a guitar"],
    ["een kikker die fietst", "a frog riding a bicycle"],
    ["une tortue qui fait la grève", "a turtle on strike"],
    ["un perro camarero con seis cervezas", "a waiter dog with six beers"],
    ["kucing menjual pisang", "a cat selling bananas"],
  ])("%s", (idea, english) => expect(asMeant(readIdea(idea)).text).toBe(english));
});

test.each([
  ["a chess-playing pigeon", "a pigeon playing chess"],
  ["an onion who sells dumpling at night", "an onion who sells dumplings at night"],
  ["a frog that collects spoon", "a frog that collects spoons"],
  ["a goat selling ice", "a goat selling ice"],
])("who deals in what is counted has more than one: %s", (idea, meant) =>
  expect(asMeant(readIdea(idea)).text).toBe(meant),
);

test("who runs for an office is told of as running", () => {
  for (const seed of "abcdef") {
    const told = toldIn(readIdea("a moose running for mayor"), "Bob Bao", "BAO", randomFrom(seed));
    expect(told?.sentences.map(({ text }) => text).join(" ")).toMatch(/\brun(s|ning)? for mayor\b/i);
  }
});

test("a long idea is read out whole twice at most", () => {
  const idea = "he bought the dip and the dip kept dipping";
  for (const seed of "abcdefghij") {
    const told = toldIn(readIdea(idea), "Kept Dipping", "DIP", randomFrom(seed));
    const story = told?.sentences.map(({ text }) => text).join(" ") ?? "";
    expect(story.toLowerCase().split(`\u201c${idea}`).length - 1).toBeLessThanOrEqual(2);
  }
});
