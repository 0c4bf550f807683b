import { expect, test } from "vitest";
import { readIdea } from "../../reading/read-idea.ts";
import { stagingOf } from "../staging.ts";
import { creatureFor } from "./creature-for.ts";
import { describedAs } from "./described-as.ts";
import { motifCreature } from "./motif-creature.ts";
import { poseOf } from "./pose-of.ts";

const staging = stagingOf("seed", "idea", {
  settingSaid: false,
  hasFace: true,
  hasMotif: false,
  holds: false,
  isAtChest: false,
  isLettered: false,
  isThing: false,
  isMany: false,
  isInSet: false,
  hasBackdrop: false,
  astronaut: false,
  isHatted: false,
  shortName: false,
});

const poseIn = (idea: string) => {
  const reading = readIdea(idea);
  return poseOf(reading.relation, reading, staging);
};

test.each([
  ["a goose with a knife", "hold"],
  ["a mole with a kite", "wave"],
  ["a mole lifting a barbell", "lift"],
  ["a fox riding a bicycle", "push"],
  ["a fox riding a unicycle", "shrug"],
  ["a fox riding a tractor", "hold"],
  ["a bull fighting a bear", "punch"],
  ["a hen eating a pie", "eat"],
  ["a mule kicking a ball", "kick"],
  ["a poodle sleeping on a drum", "lie"],
  ["a seal who claps", "clap"],
  ["an elephant afraid of a mouse", "cheer"],
  ["a walrus who meditates", "lotus"],
  ["a koala who sleeps all day", "sleep"],
  ["a snail-paced hen who races", "run"],
  ["a crying crocodile", "facepalm"],
  ["a dancing otter", "cheer"],
  ["a rooster who cannot wake up", "sleep"],
  ["a hen who cannot dance", "shrug"],
  ["a dog who won't bark", "crossed"],
  ["a mule refusing the bus", "crossed"],
  ["a chinchilla refusing a haircut", "crossed"],
])("%s: %s", (idea, pose) => expect(poseIn(idea)).toBe(pose));

test("a deed is a whole word", () => {
  // "visits" is no sitting, "embraces" no race.
  const idle = poseIn("a fox");
  expect(poseOf(null, readIdea("a fox who visits"), staging)).not.toBe("lotus");
  expect(poseOf(null, readIdea("a fox who embraces"), staging)).not.toBe("run");
  expect(idle).not.toBe("hold");
});

test("who is met answers, and needs no picture; what is ridden or worn is none", () => {
  expect(motifCreature(readIdea("a bull fighting a bear"))).not.toBeNull();
  expect(motifCreature(readIdea("a knight riding a chicken"))).toBeNull();
  expect(motifCreature(readIdea("a goose with a knife"))).toBeNull();
});

test("who is met has the colour that the idea says", () => {
  const coat = (idea: string) => motifCreature(readIdea(idea))?.colours[0];
  expect(coat("a mule hugging a pink elephant")).toBe("#ff8fc0");
  expect(coat("a pink mule hugging an elephant")).not.toBe("#ff8fc0");
});

test.each([
  ["a pink elephant", { coat: "#ff8fc0" }],
  ["a fat chihuahua", { body: "round" }],
  ["an elephant with a pink hat", { coat: "#98a5b5" }],
])("%s looks as the idea says", (idea, look) => {
  const reading = readIdea(idea);
  expect(describedAs(creatureFor(reading.subject), reading)).toMatchObject(look);
});

test.each(["sleepyhead", "crybaby", "a hustler", "a madman"])(
  "%s is somebody, and no yellow face",
  (idea) => {
    expect(creatureFor(readIdea(idea).subject)?.id).toBe("man");
  },
);

test.each([
  ["a golden retriever", "golden-retriever"],
  ["a magpie", "magpie"],
  ["a nun", "nun"],
])("%s has a body of its own", (idea, id) => expect(creatureFor(readIdea(idea).subject)?.id).toBe(id));

test.each([
  ["a bald barber", "bald"],
  ["a barber", "hair"],
])("%s: %s on the head", (idea, top) => {
  const reading = readIdea(idea);
  expect(describedAs(creatureFor(reading.subject), reading)?.top).toBe(top);
});
