import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a pelican with a goldfish bowl in its beak", "fish-tank", "bites"],
  ["my landlord is a pelican and he keeps the deposit in his beak", "money-bag", "bites"],
  ["a kangaroo with a laptop in the pouch", "laptop", "pouches"],
  ["a squirrel with a pencil behind the ear", "pencil", "ears"],
  ["a gorilla with a kitten in its arms", "cat-face", "holds"],
  ["an elephant who faints at the sight of a mouse", "mouse-face", "faints"],
  ["a chicken who panics at the sight of a frying pan", "frying-pan", "fears"],
  ["a shrimp who got out of the pot and moved to Ibiza", "pot-of-food", "escapes"],
  ["a badger in charge of the toaster", "toaster", "meets"],
  ["a bear with a parrot on its shoulder", "parrot", "shoulders"],
  ["a bear with a sword over its shoulder", "sword", "carries"],
  ["a stoat on a quick call", "mobile-phone", "holds"],
  ["a stoat living in a sock drawer", "drawer", "in"],
  ["five sheep sharing one umbrella", "umbrella", "under"],
  ["three frogs sharing one blanket", "blanket", "behind"],
  ["a zebra feeding pigeons", "dove", "feeds"],
  ["an iguana on a bench feeding pensioners", "old-man", "feeds"],
  ["a snail beating a ferrari at the traffic light", "sports-car", "beats"],
  ["a tortoise overtaking a train", "locomotive", "beats"],
])("%s", (idea, id, relation) => {
  const { motif, ...read } = readIdea(idea);
  expect([motif?.id, read.relation]).toEqual([id, relation]);
});

test("who has somebody on the shoulder sits in the boat too, and what is on a head stands nowhere else", () => {
  expect(readIdea("an otter in a canoe with a parrot on its shoulder").stageSet?.before).toBe("canoe");
  expect(readIdea("a newt in a bathtub with a crown on its head").stageSet?.beside).toBeUndefined();
});

test("who speaks of giving blood is at a lectern and on no bed", () => {
  const { relation, stageSet } = readIdea("a mosquito giving a blood donation speech");
  expect([relation, stageSet?.under]).toEqual(["mans", undefined]);
});

test("who works as something has its tool, and a pawn that thinks it is the queen her crown", () => {
  expect(readIdea("a crab that works as a barber").motif?.id).toBe("scissors");
  const { motif, relation } = readIdea("a chess pawn who thinks he is the queen");
  expect([motif?.id, relation]).toEqual(["crown", "wears"]);
});

test("who is chased is not who chases", () => {
  const { subject, motif } = readIdea("dentures chasing grandma");
  expect([subject?.id, motif?.id]).toEqual(["dentures", "old-woman"]);
});
