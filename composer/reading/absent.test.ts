import { describe, expect, test } from "vitest";
import { asPictured } from "../writing/as-meant.ts";
import { readIdea } from "./read-idea.ts";

const drawn = (idea: string) => {
  const { subject, motif } = readIdea(idea);
  return [subject?.id ?? null, motif?.id ?? null];
};

describe("what an idea only speaks of is not drawn", () => {
  test.each([
    ["a goat that screams like a siren", "goat", null],
    ["a rabbit as big as a bus", "rabbit-face", null],
    ["a pig with a kite bigger than a car", "pig-face", "kite"],

    ["a fox, not a wolf", "fox", null],
    ["not a wolf but a fox", "fox", null],
    ["an ostrich instead of a taxi", "ostrich", null],
    ["a lion unlike a tiger", "lion", null],
    ["a puppy with the courage of a lion", "dog-face", null],
    ["no cap this duck is goated", "duck", null],
    ["a hamster who is not a morning person", "hamster", "alarm-clock"],
    ["no dogs in here", "dog-face", null],
    ["no cats allowed, only one fat hamster", "hamster", null],
    ["a hedgehog that is not a cactus with a balloon", "hedgehog", "balloon"],
  ])("compared or denied: %s", (idea, ...pictures) => expect(drawn(idea)).toEqual(pictures));

  test("but what is missing is drawn crossed out", () => {
    expect(drawn("a shark without teeth")).toEqual(["shark", "tooth"]);
    expect(readIdea("a shark without teeth").relation).toBe("lacks");
  });

  test.each([
    ["this pigeon is not a drone", "drone"],
    ["a frog who is not a prince", "prince"],
    ["Katze ist kein Hund", "dog-face"],
    ["um gato que não é um cachorro", "dog-face"],
  ])("%s: what somebody is not is crossed out, and not missed", (idea, id) => {
    expect(asPictured(readIdea(idea))).toMatchObject({
      motif: { id },
      relation: "lacks",
      isMissed: false,
      expression: "deadpan",
    });
  });

  test("nor does it dress the hero or place it", () => {
    expect(readIdea("a worm richer than a king").gear).toBeNull();
    expect(readIdea("a worm deeper than the ocean").setting).not.toBe("ocean");
  });

  test.each([
    ["a lady who sold the bottom", "woman", null],
    ["a horse still holding his bags", "horse-face", null],
    ["a horse buying the top hat", "horse-face", "top-hat"],
    ["a goose who is exit liquidity", "goose", null],
  ])("a level of the market: %s", (idea, ...pictures) => expect(drawn(idea)).toEqual(pictures));

  test.each([
    ["a bat who misses the dark", "bat", null],
    ["a moose smiling at a funeral", "moose", null],
    ["a camel with hope and a rocket", "camel", "rocket"],
    ["an eel in purple", "eel", null],
    ["a goose at the top of the list", "goose", null],
    ["an otter who controls the game", "otter", null],
    ["a crab on the dance floor", "crab", null],
  ])("a feeling or a colour: %s", (idea, ...pictures) => expect(drawn(idea)).toEqual(pictures));

  test.each([
    ["a seal dancing at a wedding", "seal", null],
    ["a seal late for his own funeral", "seal", "alarm-clock"],
    ["a koala at the doctor", "koala", null],
    ["a koala with a doctor", "koala", "health-worker"],
    ["a beaver who plans a wedding", "beaver", null],
    ["a hippo at the piano", "hippopotamus", "grand-piano"],
  ])("where it happens: %s", (idea, ...pictures) => expect(drawn(idea)).toEqual(pictures));

  test("who says what it is, is that", () => {
    expect(drawn("swimming with sharks but I am a hen")[0]).toBe("chicken");
  });

  test("but the last noun of a compound is the thing", () => {
    expect(drawn("the money printer never sleeps")[0]).toBe("money-printer");
  });
});
