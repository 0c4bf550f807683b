import { describe, expect, test } from "vitest";
import { calm } from "./clean-text.ts";
import { gestureOf } from "./gesture.ts";
import gestures from "./gestures.json";
import { readIdea } from "./read-idea.ts";
import { splitWords } from "./words.ts";

const gestureIn = (idea: string) => {
  const { gesture } = readIdea(idea);
  return gesture && { pose: gesture.pose, mood: gesture.mood, mark: gesture.mark };
};

test.each([
  ["a yawning badger", "cheer", "screaming", undefined],
  ["a badger who fainted", "lie", "dizzy", "stars"],
  ["a moth kneeling before a lamp", "kneel", undefined, undefined],
  ["a squid panicking in an office", "panic", "screaming", "sweat"],
  ["a teapot running away", "run", undefined, "speed"],
  ["a divorced spoon", undefined, "sad", "heartbreak"],
  ["a newt lost in the forest", "shrug", "scared", "question"],
])("%s: what one sees on the hero itself", (idea, pose, mood, mark) =>
  expect(gestureIn(idea)).toEqual({ pose, mood, mark }),
);

test.each([
  "ein gähnender Dachs",
  "un tejón que bosteza",
  "um texugo bocejando",
  "un blaireau qui bâille",
  "медведь зевает",
  "tavuk esniyor",
  "あくびする犬",
  "하품하는 곰",
])("%s: yawns too", (idea) => expect(readIdea(idea).gesture?.isEyesShut).toBe(true));

test.each([
  ["a heron chasing a sneezing cat", "it is the cat"],
  ["a heron who refuses to dance", "it is denied"],
  ["a heron without a dancing cat", "it is not there"],
  ["a party hat", "it is a name"],
])("%s: none, for %s", (idea) => expect(readIdea(idea).gesture?.mark).toBeUndefined());

test.each([
  ["a badger in charge of the printer", "point", "smug", "tie"],
  ["ein zitterndes Huhn", "panic", undefined, "shiver"],
  ["a wombat with empty pockets", "shrug", "sad", undefined],
  ["un búho con insomnio", "facepalm", "deadpan", "sweat"],
  ["a trumpet forgotten in the attic", undefined, "sad", "cobweb"],
])("%s: seen on the hero, and no other thing takes its place", (idea, pose, mood, mark) => {
  expect(gestureIn(idea)).toEqual({ pose, mood, mark });
  expect(readIdea(idea).denied).toBeNull();
});

test("the longest phrase says the most", () => {
  expect(gestureIn("a heron falling asleep")).toMatchObject({ pose: "sleep", mood: "sleepy" });
  expect(gestureIn("a heron falling")).toMatchObject({ mark: "fall" });
});

test.each([
  ["a lion who cannot roar", "silent"],
  ["a kangaroo who never jumps", "earthbound"],
  ["a robot that cannot feel", "heartbreak"],
  ["a swan that can't dance", "offbeat"],
  ["un cisne que no sabe bailar", "offbeat"],
])("%s: seen by what it is not that it does", (idea, mark) =>
  expect(readIdea(idea).gesture?.mark).toBe(mark),
);

test("who is hungry and eats is hungry no more", () => {
  expect(readIdea("a hungry newt").gesture?.mood).toBe("sad");
  expect(readIdea("a hungry newt eating a pizza").gesture).toBeNull();
  expect(readIdea("an impatient newt").gesture?.mark).toBe("clock");
  expect(readIdea("a newt acting like nothing happened").gesture?.mark).toBe("notes");
});

test("a word of a longer name calls for no other thing", () => {
  expect(readIdea("a newt at the traffic light").held).toBeNull();
  expect(readIdea("a newt in traffic").motif?.id).toBe("automobile");
});

test("what is never done is not seen", () => {
  expect(gestureIn("a snail who never gives up")).toBeNull();
  expect(gestureIn("a cat who never shuts up")).toMatchObject({ mark: "chatter" });
});

test("who never flies has no airplane, and what is crossed out beside the head is no second one", () => {
  expect(readIdea("an ostrich that never flies")).toMatchObject({
    motif: null,
    gesture: { mark: "wingless" },
  });
  expect(readIdea("an ostrich that can't fly")).toMatchObject({ relation: "lacks", gesture: null });
});

test.each([
  ["a heron with hiccups", "hiccup"],
  ["a barometer with mood swings", "moods"],
  ["a heron with a face tattoo", "tattooed"],
  ["a tattooed heron", "inked"],
])("%s: %s, and nothing beside it", (idea, mark) =>
  expect(readIdea(idea)).toMatchObject({ motif: null, stageSet: null, gesture: { mark } }),
);

test("a word of a gesture names nothing besides", () =>
  expect(readIdea("a jet lagged heron").motif).toBeNull());

describe("each word of the table is heard, whatever stands before it in the table", () => {
  const heard = gestures.flatMap(({ words, denied: _, ...gesture }) => (words ? [{ words, gesture }] : []));
  test.each(heard.map(({ words, gesture }) => [words.split(", ")[0] ?? "", gesture] as const))(
    "%s",
    (said, gesture) => {
      const { at: _, ...found } = gestureOf(splitWords(calm(said)), new Set()) ?? { at: null };
      expect(found).toEqual(gesture);
    },
  );
});
