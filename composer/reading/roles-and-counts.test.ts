import { describe, expect, it, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("who somebody is by trade", () => {
  it.each([
    ["a goat who is an accountant", "goat", "visor"],
    ["a judge who is a sloth", "sloth", "wig"],
    ["a nurse crocodile", "crocodile", "nurse"],
    ["a firefighter frog", "frog", "firehat"],
    ["a squirrel delivering mail", "squirrel", "cap"],
  ])("%s: the creature is the hero, in the hat of its trade", (idea, id, gear) => {
    expect(readIdea(idea)).toMatchObject({ subject: { id }, gear });
  });

  it("drives the taxi, where it drives one for a living", () => {
    expect(readIdea("a taxi driver owl")).toMatchObject({
      subject: { id: "owl" },
      motif: { id: "taxi" },
      relation: "rides",
    });
  });
});

describe("how many there are", () => {
  it.each([
    ["five cats", 5],
    ["six penguins in an elevator", 6],
    ["sieben Enten im Bad", 7],
    ["ocho gatos", 8],
    ["a hundred raccoons stealing a pizza", 9],
    ["an angry mob of pigeons", 9],
    ["my mother in law's lasagna", 1],
    ["a cat", 1],
  ])("%s: %i", (idea, count) => {
    expect(readIdea(idea).count).toBe(count);
  });
});

describe("what is done, as it can be seen", () => {
  it.each([
    ["a turkey racing a tractor", "races"],
    ["a seal catching a pancake", "catches"],
    ["a moose hiding from a vacuum cleaner", "hides"],
    ["a camel that spits on a taxi", "spits"],
    ["a pelican delivering pizza", "delivers"],
    ["a dragon counting coins", "counts"],
    ["un gatto che dorme sul frigorifero", "lies"],
    ["a whale that is not a fish", "lacks"],
    ["eine Pizza ohne Käse", "lacks"],
  ])("%s: %s", (idea, relation) => {
    expect(readIdea(idea).relation).toBe(relation);
  });

  it("learns by the tool of what is learned", () => {
    expect(readIdea("a robot learning to knit").motif?.id).toBe("knitting-needles");
  });

  it.each([
    ["a haunted toaster", "haunted"],
    ["a bald lion", "bald"],
    ["ein riesiger Hamster", "giant"],
    ["a pregnant seahorse", "pregnant"],
  ])("%s is %s", (idea, state) => {
    expect(readIdea(idea).state).toBe(state);
  });
});

it.each([
  ["an armadillo with a chef hat", "chef"],
  ["um tatu com chapéu de cozinheiro", "chef"],
  ["un gato con sombrero de pirata", "pirate"],
])("%s: one hat, of who wears such a one", (idea, gear) =>
  expect(readIdea(idea)).toMatchObject({ gear, motif: null }),
);

test.each([
  ["my neighbor is secretly a dragon", "poses"],
  ["a pigeon turned CEO", "holds"],
])("%s: one being of both", (idea, relation) => {
  const { motif, ...read } = readIdea(idea);
  expect(read.relation).toBe(relation);
  expect(motif?.id).not.toBe("office-worker");
});

test("what is giant is heaved, and all of it is carried at once", () => {
  expect(readIdea("a rabbit with a giant carrot")).toMatchObject({ relation: "heaves", motifState: "giant" });
  expect(readIdea("an intern carrying all the coffee").motifCount).toBe(5);
});

test("whose clause it is, is who the idea is about, and in German the verb is last", () => {
  expect(readIdea("ein Toaster der Brot hasst")).toMatchObject({
    subject: { id: "toaster" },
    relation: "refuses",
  });
  expect(readIdea("eine Maus die einen Elefanten trägt")).toMatchObject({
    subject: { id: "mouse-face" },
    relation: "heaves",
  });
});

it.each([
  ["my landlord is literally a vulture", "vulture", "landlord"],
  ["my boss is a microwave", "microwave", "boss"],
  ["our teacher is a cloud", "cloud", "teacher"],
  ["the moon is my landlord", "full-moon", "landlord"],
  ["my dentist but as a kettle", "kettle", "dentist"],
  ["my dentist but it's a goose", "goose", "dentist"],
  ["a cactus is our lawyer", "cactus", "lawyer"],
])("%s is one being with that trade", (idea, subject, role) => {
  expect(readIdea(idea)).toMatchObject({ subject: { id: subject }, role });
});

test("a creature that is called by a trade has none", () => {
  expect(readIdea("a German shepherd")).toMatchObject({ gear: null, role: null, motif: null });
  expect(readIdea("a shepherd llama")).toMatchObject({ gear: "headcloth" });
});

test.each(["eleven newts", "twenty newts", "douze pingouins", "veinte pingüinos"])("%s are many", (idea) =>
  expect(readIdea(idea).count).toBe(9),
);

test("who texts in all caps wears none, and who waits for customer support meets no customer", () => {
  expect(readIdea("a newt texting in all caps").motif?.id).toBe("mobile-phone");
  expect(readIdea("a newt on hold with customer support").motif?.id).toBe("telephone-receiver");
});

test("what is counted is not what is shared: seven ducks have one hat", () => {
  expect(readIdea("seven otters, one hat")).toMatchObject({ count: 7, motifCount: 1 });
  expect(readIdea("three otters and a pizza")).toMatchObject({ count: 3, motifCount: 1 });
});

test("who is late does not bark, as in Spanish", () =>
  expect(readIdea("sloth pizza delivery guy, always late").action?.base).not.toBe("bark"));

test("who is on duty holds up no sign that says so", () =>
  expect(readIdea("an otter asleep on duty")).toMatchObject({ motif: null, expression: "sleepy" }));

test.each([
  ["a toddler CEO", "baby", "ceo"],
  ["grandma lawyer", "old-woman", "lawyer"],
])("who is known by an age has a trade besides: %s", (idea, subject, role) =>
  expect(readIdea(idea)).toMatchObject({ subject: { id: subject }, role }),
);

test("who is less rich is not rich", () =>
  expect(readIdea("an otter less rich than yesterday")).toMatchObject({ gear: null, expression: "sad" }));

test("what is argued about is thought of, and what it is fought with is fought", () => {
  expect(readIdea("two otters arguing about money")).toMatchObject({ relation: "dreams" });
  expect(readIdea("an otter fighting a crab")).toMatchObject({ relation: "fights" });
});

test("who is the size of something is giant, without it", () =>
  expect(readIdea("a rubber duck the size of a skyscraper")).toMatchObject({ state: "giant", motif: null }));
