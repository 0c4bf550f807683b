import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a hamster that bears are afraid of", "meets", "smug", "scared"],
  ["a rabbit chasing a terrified wolf", "chases", null, "scared"],
  ["a rabbit terrified of wolves", "fears", "scared", null],
])("%s: who is afraid of whom", (idea, relation, expression, motifExpression) =>
  expect(readIdea(idea)).toMatchObject({ relation, expression, motifExpression }),
);

test.each([
  ["a raccoon that is not allowed on the trampoline", "lacks"],
  ["a camel banned from the casino", "lacks"],
  ["a squirrel who forgot where he buried his acorn", "lacks"],
  ["a hen that quit its job", "throws"],
])("%s: one does not have what one may not have or has given up", (idea, relation) =>
  expect(readIdea(idea).relation).toBe(relation),
);

test("who quits for something else is seen at that", () =>
  expect(readIdea("a badger that quit its office job and went surfing")).toMatchObject({
    motif: { id: "surfboard" },
    relation: "boards",
  }));

test.each(["a moose who left his job to become a DJ", "a moose who is out of town"])(
  "what is left is nothing that one lacks: %s",
  (idea) => expect(readIdea(idea).relation).not.toBe("lacks"),
);

test("who works at a chair does not sit in it", () => {
  const at = readIdea("a squid barber");
  expect([at.motif?.id, at.stageSet?.pose]).toEqual(["scissors", undefined]);
  expect(readIdea("a squid at the barber").stageSet?.pose).toBe("sit");
});

test("what is held upside down is turned over, and not who holds it", () => {
  const held = readIdea("a rat reading a newspaper upside down");
  expect([held.isMotifUpsideDown, held.stageSet?.pose]).toEqual([true, undefined]);
  expect(readIdea("a rat hanging upside down").stageSet?.pose).toBe("upside-down");
});

test("who is secretly somebody else is one person", () =>
  expect(readIdea("my dentist is secretly a wizard").motif?.id).not.toMatch(/person|dentist/));

test("what melts is seen to melt", () => {
  expect(readIdea("a snowman melting at the beach").state).toBe("melting");
  expect(readIdea("a snowman melting the ice").state).toBeNull();
});

test.each([
  ["a badger cycling", "bicycle"],
  ["a hen procrastinating", "hourglass-done"],
  ["a goat stirring", "pot-of-food"],
])("%s: a deed is seen by its tool", (idea, id) => expect(readIdea(idea).motif?.id).toBe(id));

test("nouns of several words and moods of other languages are known", () => {
  expect(readIdea("un canard avec un sac de couchage").motif?.id).toBe("sleeping-bag");
  expect(readIdea("una nonna che guida un carro armato").motif?.id).toBe("tank");
  expect(readIdea("eine Ente mit schlechter Laune").expression).toBe("angry");
});

test.each([
  ["a heron who missed his own birthday", "lacks", "birthday-cake"],
  ["a drummer without drumsticks", "lacks", "poultry-leg"],
  ["a newt crawling away from its bathtub", "flees", "bathtub"],
  ["a molar skipping the dentist", "flees", "dentist"],
  ["a squirrel with a nut allergy", "fears", "peanuts"],
])("%s: what is not had or not wanted", (idea, relation, id) =>
  expect(readIdea(idea)).toMatchObject({ relation, motif: { id } }),
);

test("who is banned is behind the board that says so", () =>
  expect(readIdea("no herons allowed, please")).toMatchObject({
    relation: "behind",
    motif: { word: "no herons" },
  }));

test("what is no longer done is denied, and so is a verb that no list knows", () => {
  expect(readIdea("a dog who no longer barks").denied?.way).toBe("never");
  expect(readIdea("a lizard who cannot blend in").denied?.way).toBe("unable");
});

test("what somebody escapes from or is late for is beside who runs", () => {
  const { stageSet } = readIdea("a lobster escaping from the restaurant");
  expect(stageSet).toMatchObject({ beside: "restaurant-table", pose: "run" });
  expect(stageSet?.before).toBeUndefined();
});

test("who made others cry is pleased", () =>
  expect(readIdea("an onion making everyone cry").expression).toBe("smug"));

test("who refuses to wake up sleeps on, and is not angry about it", () =>
  expect(readIdea("a koala who refuses to wake up")).toMatchObject({
    expression: "sleepy",
    denied: { way: "unwilling", base: "wake" },
  }));

test("who stopped laughing does not laugh", () =>
  expect(readIdea("a hyena not laughing").expression).toBe("deadpan"));

test("a word that says which story, song or pill it is makes no face", () => {
  expect(readIdea("a stoat reading a bedtime story").expression).toBeNull();
  expect(readIdea("a sleepy stoat reading a story").expression).toBe("sleepy");
});
