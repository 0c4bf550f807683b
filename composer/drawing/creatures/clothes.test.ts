import { describe, expect, test } from "vitest";
import { luminance } from "../../colour/contrast.ts";
import { apart } from "../../colour/lightness.ts";
import { buildCreature } from "./build-creature.ts";
import { clothedIn, inSpaceSuit, inUniform } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { creatureOf } from "./creature-picture.ts";
import { limbsOf } from "./limbs.ts";

const built = (creature: Creature) =>
  buildCreature(creature, "stand", "happy").shapes.map(({ piece }) => piece.fill);
const garment = (id: string) => ({ id, word: id });
const of = (id: string) => creatureOf(id) as Creature;

describe("a garment", () => {
  test("is cut for who wears it: sleeves, chest and, of a suit, legs are of its colour", () => {
    const suited = clothedIn(of("fox"), garment("tuxedo")) as Creature;
    expect(suited).toMatchObject({ shirt: "#2b3048", legsIn: "#2b3048", coat: of("fox").coat });
    const count = (fills: readonly string[], colour: string) =>
      fills.filter((fill) => fill === colour).length;
    expect(count(built(suited), "#2b3048")).toBeGreaterThan(4);
    expect(count(built(of("fox")), "#2b3048")).toBe(0);
  });

  test("has the colour that the idea says, over legs of its wearer's own", () => {
    const fox = clothedIn(of("fox"), garment("sweater"), "#d8302f");
    expect(fox).toMatchObject({ shirt: "#d8302f", legsIn: of("fox").coat });
    const man = clothedIn(of("man"), garment("hoodie"));
    expect(man?.legsIn).toBe(of("man").dark);
  });

  test("is not quite black on who is black, nor white on who is white, though the idea says so", () => {
    for (const id of ["panther", "crow", "gorilla"]) {
      const worn = clothedIn(of(id), garment("tuxedo"));
      expect(luminance(worn?.shirt ?? "#000000"), id).toBeGreaterThan(luminance(of(id).coat) + 0.05);
      expect(worn?.legsIn, id).toBe(worn?.shirt);
    }
    for (const [id, said] of [
      ["panther", "#1d1a26"],
      ["polar-bear", "#fdfaf3"],
    ] as const) {
      const coat = of(id).limb ?? of(id).trunk ?? of(id).coat;
      expect(apart(clothedIn(of(id), garment("hoodie"), said)?.shirt ?? said, coat), id).toBeGreaterThan(
        0.12,
      );
    }
  });

  test("shows its cut, also on who has no legs", () => {
    const cuts = ["tuxedo", "hoodie", "coat", "safety-vest", "tracksuit", "kimono", "sweater", "t-shirt"];
    for (const id of ["fox", "shark"]) {
      const seen = cuts.map((each) => built(clothedIn(of(id), garment(each), "#4f9fe0") as Creature).join());
      expect(new Set(seen).size, id).toBe(cuts.length);
    }
  });

  test("is drawn apart where it would hide what somebody is known by", () => {
    expect(clothedIn(of("turtle"), garment("hoodie"))).toBeUndefined();
    expect(clothedIn(of("snail"), garment("hoodie"))).toBeUndefined();
    expect(clothedIn(of("fox"), garment("apron"))).toBeUndefined();
  });
});

describe("what is worn on feet and hands", () => {
  test("is seen on whoever has them, over what else they wear", () => {
    for (const [id, colour] of [
      ["rubber-boots", "#ffd23f"],
      ["mittens", "#2f9a6a"],
    ] as const) {
      const raccoon = clothedIn(of("raccoon"), garment(id)) as Creature;
      expect(raccoon).toMatchObject({ shirt: of("raccoon").shirt, coat: of("raccoon").coat });
      expect(built(raccoon)).toContain(colour);
      expect(built(of("raccoon"))).not.toContain(colour);
    }
    expect(clothedIn(of("shark"), garment("rubber-boots"))).toBeUndefined();
    expect(clothedIn(of("crab"), garment("mittens"))).toBeUndefined();
  });

  test("stands off who wears it: yellow boots are no boots on a yellow duck", () => {
    expect(clothedIn(of("duck"), garment("rubber-boots"))?.boots).not.toBe("#ffd23f");
    expect(clothedIn(of("duck"), garment("rubber-boots"), "#2f8fe0")?.boots).toBe("#2f8fe0");
  });

  test("of an evening has a bow, and of an office a tie, though one picture shows both", () => {
    const worn = (word: string) => clothedIn(of("rabbit"), { ...garment("tuxedo"), word })?.marks.at(-1);
    expect([worn("tuxedo"), worn("suit")]).toEqual(["cut-dinner", "cut-suit"]);
  });

  test("of fur leaves the arms bare", () => {
    const { coat } = of("rabbit");
    const clad = inUniform(of("rabbit"), "caveman");
    const arms = (creature: Creature) => limbsOf(creature, "hold").before.map(({ piece }) => piece.fill);
    expect(arms(clad)).toContain(coat);
    expect(arms(inUniform(of("rabbit"), "mailman"))).not.toContain(coat);
  });

  test("is of a boxer on any arms", () => {
    expect(built(clothedIn(of("rabbit"), garment("boxing-glove")) as Creature)).toContain("#e0343a");
  });
});

describe("a space suit", () => {
  test("is white to the fingers, with the head in glass over its collar", () => {
    const fox = inSpaceSuit(of("fox")) as Creature;
    const plain = buildCreature(of("fox"), "stand", "happy");
    const suited = buildCreature(fox, "stand", "happy");
    expect(suited.head[2]).toBeLessThan(plain.head[2]);
    expect(built(fox)).toContain("#6fa0dc");
    expect(built(of("fox"))).not.toContain("#6fa0dc");
    expect(buildCreature(fox, "lie", "sleepy").shapes.map(({ piece }) => piece.fill)).toContain("#6fa0dc");
  });

  test("has no room for a shell", () => {
    expect(inSpaceSuit(of("snail"))).toBeUndefined();
  });
});

test("who is built by lifting has bare arms", () => {
  const { coat, shirt } = of("bodybuilder");
  const { behind, before } = limbsOf(of("bodybuilder"), "stand");
  const arms = [...behind, ...before].map(({ piece }) => piece.fill);
  expect(arms).toContain(coat);
  expect(arms).not.toContain(shirt);
});

describe("the uniform of a trade", () => {
  test("leaves an octopus its arms and a crab its shell", () => {
    for (const id of ["octopus", "crab"]) expect(inUniform(of(id), "wizard")).toBe(of(id));
    expect(inUniform(of("hamster"), "wizard").shirt).toBeTruthy();
  });

  test("is worn by any creature, and each trade is seen by its own", () => {
    const trades = [
      "priest",
      "prisoner",
      "referee",
      "nurse",
      "doctor",
      "plumber",
      "judge",
      "waiter",
      "policeman",
      "pilot",
      "barista",
      "lumberjack",
      "dictator",
      "intern",
      "stewardess",
      "hobo",
      "butcher",
      "jockey",
      "wizard",
    ];
    const seen = trades.map((trade) => built(inUniform(of("fox"), trade)).join());
    expect(new Set([built(of("fox")).join(), ...seen]).size).toBe(trades.length + 1);
  });

  test("is put on by nobody without a trade, and over no shell", () => {
    expect(inUniform(of("fox"), "neighbour")).toBe(of("fox"));
    expect(inUniform(of("turtle"), "nurse")).toBe(of("turtle"));
  });
});

test("who lies in clothes has trousers on, and two shoes", () => {
  const { shirt, dark, shoe } = of("plumber");
  const fills = buildCreature(of("plumber"), "lie", "sleepy").shapes.map(({ piece }) => piece.fill);
  expect(fills).toEqual(expect.arrayContaining([shirt, dark]));
  expect(fills.filter((fill) => fill === shoe)).toHaveLength(2);
});
