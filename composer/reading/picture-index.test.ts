import { describe, expect, it } from "vitest";
import { pictureLines } from "../pictures-index.gen.ts";
import { starterPictures } from "../starter-pictures.ts";
import { foldText } from "./clean-text.ts";
import {
  isPicture,
  kindOf,
  matchPhrase,
  meantBy,
  nearestName,
  OWN_NAME,
  pictureOfEmoji,
  wideNames,
} from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { relatives, synonyms } from "./synonyms.ts";

const ids = pictureLines.split("\n").map((line) => line.slice(0, line.indexOf("|")));

describe("the pictures", () => {
  it("stand in the index once each, under a kind that there is", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const kinds = ["creature", "person", "face", "food", "thing", "place", "nature", "sign"];
    expect(ids.filter((id) => !kinds.includes(kindOf(id)))).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it("are called what people call them: a name in plain small letters", () => {
    expect(ids.filter((id) => !/^[a-z0-9][a-z0-9' ]*$/.test(nameOf(id)))).toEqual([]);
  });

  it("are found by their own names", () => {
    expect(ids.filter((id) => matchPhrase(id.replaceAll("-", " ")) === undefined)).toEqual([]);
  });

  it("of the starter pack are some of them", () => {
    expect(starterPictures.filter((id) => !isPicture(id))).toEqual([]);
    expect(new Set(starterPictures).size).toBe(starterPictures.length);
  });
});

describe("a word for a picture", () => {
  it.each([
    ["frog", "frog", OWN_NAME],
    ["sea lion", "seal", OWN_NAME],
    ["top hat", "top-hat", OWN_NAME],
    ["map", "world-map", OWN_NAME],
  ])("is sure where it is its name: %s", (phrase, id, weight) => {
    expect(matchPhrase(phrase)).toEqual({ id, weight });
  });

  it("is known in small letters without accents, and no other way", () => {
    for (const [phrase] of [...synonyms, ...relatives])
      expect(matchPhrase(foldText(phrase)), phrase).toBeDefined();
    expect([matchPhrase("Frog"), matchPhrase(""), matchPhrase("frog frog")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("leads to a picture that there is", () => {
    const nowhere = [...synonyms, ...relatives].filter(([, id]) => !isPicture(id));
    expect(nowhere).toEqual([]);
  });

  it.each([
    ["🐸", "frog"],
    ["🚀", "rocket"],
    ["❤", "red-heart"],
    ["a", undefined],
    ["", undefined],
  ])("may be an emoji: %s", (character, id) => expect(pictureOfEmoji(character)).toBe(id));

  it("in Chinese and Japanese is tried from the longest, so that none hides a longer one", () => {
    expect(wideNames.length).toBeGreaterThan(300);
    expect(wideNames.filter((name, at) => name.length > (wideNames[at - 1]?.length ?? 99))).toEqual([]);
  });

  it.each([
    ["pengiun", "penguin"],
    ["crown", undefined],
    ["crowd", undefined],
    ["truth", undefined],
    ["xqzzw", undefined],
  ])("is meant by a slip only where English has no such word: %s", (typed, meant) => {
    const found = meantBy(typed);
    if (meant === undefined && nearestName(typed) === typed)
      expect(found === undefined || found === typed).toBe(true);
    else expect(found).toBe(meant);
  });
});
