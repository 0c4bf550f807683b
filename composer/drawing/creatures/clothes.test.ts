import { describe, expect, test } from "vitest";
import { buildCreature } from "./build-creature.ts";
import { clothedIn } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { creatureOf } from "./creature-picture.ts";

const built = (creature: Creature) =>
  buildCreature(creature, "stand", "happy").shapes.map(({ piece }) => piece.fill);
const of = (id: string) => creatureOf(id) as Creature;

describe("a garment", () => {
  test("is cut for who wears it: sleeves, chest and, of a suit, legs are of its colour", () => {
    const suited = clothedIn(of("fox"), "tuxedo") as Creature;
    expect(suited).toMatchObject({ shirt: "#2b3048", legsIn: "#2b3048", coat: of("fox").coat });
    const count = (fills: readonly string[], colour: string) =>
      fills.filter((fill) => fill === colour).length;
    expect(count(built(suited), "#2b3048")).toBeGreaterThan(4);
    expect(count(built(of("fox")), "#2b3048")).toBe(0);
  });

  test("has the colour that the idea says, over legs of its wearer's own", () => {
    const fox = clothedIn(of("fox"), "sweater", "#d8302f");
    expect(fox).toMatchObject({ shirt: "#d8302f", legsIn: of("fox").coat });
    const man = clothedIn(of("man"), "hoodie");
    expect(man?.legsIn).toBe(of("man").dark);
  });

  test("shows its cut, also on who has no legs", () => {
    const cuts = ["tuxedo", "hoodie", "coat", "safety-vest", "tracksuit", "kimono", "sweater", "t-shirt"];
    for (const id of ["fox", "shark"]) {
      const seen = cuts.map((garment) => built(clothedIn(of(id), garment, "#4f9fe0") as Creature).join());
      expect(new Set(seen).size, id).toBe(cuts.length);
    }
  });

  test("is drawn apart where it would hide what somebody is known by", () => {
    expect(clothedIn(of("turtle"), "hoodie")).toBeUndefined();
    expect(clothedIn(of("snail"), "hoodie")).toBeUndefined();
    expect(clothedIn(of("fox"), "apron")).toBeUndefined();
  });
});
