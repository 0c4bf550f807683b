import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { suggestNames } from "./names.ts";

test.each([
  ["what one has lost, one is without", "a turtle that lost his keys in the sea", /^Keyless (Sea )?Turtle$/],
  ["so is who ran out of it", "a ghost that ran out of sheets", /^(Sheetless Ghost|Out of Sheets)$/],
  ["how it is done is the joke", "an owl hanging upside down in a hotel lobby", "Upside Down Owl"],
  ["what one does when shaken", "a vampire who faints at the sight of blood", "Fainting Vampire"],
  ["what one turned into", "a wizard who turned himself into a chair by accident", "Chair Wizard"],
  [
    "no machine without what it is for",
    "three squirrels robbing a vending machine",
    "Vending Machine Squirrels",
  ],
  [
    "of what one is afraid",
    "a nurse with a fear of needles",
    /^(Nervous Nurse|Nurse vs Needles|Afraid of Needles)$/,
  ],
  ["what one must not eat", "a baker who is allergic to flour", /^(Allergic Baker|Allergic to Flour)$/],
  ["what it is like, with what, and who", "a lazy hippo on a tricycle", "Lazy Tricycle Hippo"],
  ["what is wrong", "a stork delivering pizza to the wrong house", "Wrong House Stork"],
  ["what one cannot do", "a mermaid who can't swim", /^(Landlocked Mermaid|Mermaid Can't Swim)$/],
  [
    "who one is, without what is said besides",
    "a heron who is a lawyer but afraid of paper",
    /^(Lawyer Heron|Hesitant Heron|Afraid of Paper)$/,
  ],
  ["a time of day as it was typed", "seen 4:12 am no reply", "Seen 4:12 AM No Reply"],
  ["what one is good at", "a mantis shrimp boxing champion", /^(Boxing Champion|Mantis) Shrimp$/],
  ["what one became", "a beetle that became the mayor of a parking lot", "Parking Lot Mayor"],
  [
    "no noun of what is only meant to be done",
    "a crab refusing to leave the hot tub",
    /^(?!.*\bLeave (Crab|Hot))/,
  ],
  ["a piece of a saying that is too long", "this meeting could have been an email", /Email/],
  ["what one stole", "a seagull that stole my fries", "Fry Thief"],
  ["what one is in charge of", "a rubber duck in charge of the codebase", /^Codebase /],
  ["how one is, and no word of how it came", "a sad banana turning brown", /^(?!.*Turning Banana)/],
  ["slang told of somebody", "a rug that got rugged", "Rug That Got Rugged"],
  ["no fear in Greek", "a lighthouse afraid of the dark", /^(Scaredy Lighthouse|Afraid of the Dark)$/],
  ["no word with -less that nobody says", "a gnome with no plans in a maze", /^(No Plans|Maze) Gnome$/],
  ["what one never does", "a taxi driver who never turns left", "Never Turns Left"],
  ["who slips, and not on whom", "a melon slipping on a nun", "Slipping Melon"],
  ["whose it is does not matter", "my uncle's haunted lawnmower", "Haunted Lawnmower"],
  [
    "who loves, and not that it stands beside it",
    "a kettle in love with a stove",
    /^(Lovesick Kettle|Kettle Loves Stove)$/,
  ],
  ["what it is full of", "a duck in a bathtub full of coffee", /^(Coffee|Bathtub) Duck$/],
  ["what the ticket is for", "a heron with a parking ticket", "Parking Ticket Heron"],
  ["what it ran out of", "a witch whose broom ran out of gas", "Out of Gas"],
  ["how one is who has it", "a doorbell with anxiety", "Anxious Doorbell"],
  ["no small words of another language", "gitar çalan bir kedi", "Guitar Cat"],
])("a name says %s: %s", (_, idea, name) => {
  for (const seed of "abcdef") expect(suggestNames(readIdea(idea), randomFrom(seed))[0].name).toMatch(name);
});

test.each([
  ["when the dentist is a shark", "Shark Dentist"],
  ["my accountant but she is an ostrich", "Ostrich Accountant"],
])("one of the three says who has which role: %s", (idea, name) => {
  for (const seed of "abcdef")
    expect(suggestNames(readIdea(idea), randomFrom(seed)).map((each) => each.name)).toContain(name);
});
