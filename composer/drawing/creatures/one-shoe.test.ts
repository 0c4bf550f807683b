import { expect, test } from "vitest";
import { readIdea } from "../../reading/read-idea.ts";
import { buildCreature } from "./build-creature.ts";
import { shodButOne } from "./clothes.ts";
import { creatureOf } from "./creature-picture.ts";

const shoes = (id: string, idea: string): number => {
  const creature = creatureOf(id);
  if (!creature) return Number.NaN;
  const { shapes } = buildCreature(shodButOne(creature, readIdea(idea)), "shrug", "sad");
  return shapes.filter(({ piece }) => piece.fill === "#e5343f").length;
};

test.each([
  ["spider", "a spider who lost a shoe", 5],
  ["fox", "a fox that lost its shoe", 1],
  ["fox", "a fox without shoes", 0],
  ["fox", "a fox that lost its hat", 0],
  ["eel", "an eel that lost a shoe", 0],
])("a %s: %s has %i on", (id, idea, many) => expect(shoes(id, idea)).toBe(many));
