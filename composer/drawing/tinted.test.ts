import { expect, test } from "vitest";
import { hueDistance, toHsl } from "../colour/colour.ts";
import { apart } from "../colour/lightness.ts";
import { readIdea } from "../reading/read-idea.ts";
import { coinOf } from "./things.ts";
import { colourSaid, standingOff, tinted } from "./tinted.ts";

const said = (idea: string) => {
  const { words, motif } = readIdea(idea);
  return motif && colourSaid(words, motif);
};

test("a colour belongs to the noun that it stands beside", () => {
  expect(said("a penguin in a red raincoat")).toBe("#e0453a");
  expect(said("a red penguin in a raincoat")).toBeUndefined();
  expect(said("un gato con un sombrero rojo")).toBe("#e0453a");
});

test("what turns a colour has it", () => {
  const { words, subject, motif } = readIdea("a lonely pear slowly turning brown");
  expect(subject && colourSaid(words, subject)).toBe("#8a5734");
  expect(motif).toBeNull();
});

const palette = { primary: "#f0b021", secondary: "#ffd84d", accent: "#3f7fe0" };
const coin = coinOf({ ...palette, deep: "#402000", light: "#fff3c4", ink: "#1d1a26" } as never);

test("a thing in another colour keeps its shades and its inks", () => {
  const { flat, colours } = tinted(coin, "#e0453a");
  const hues = [...flat.body.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex = ""]) => toHsl(hex));
  expect(hues.every(({ h }) => h < 20 || h > 340)).toBe(true);
  expect(new Set(hues.map(({ l }) => Math.round(l * 20))).size).toBeGreaterThan(1);
  expect(colours).toHaveLength(coin.colours.length);
});

test("a thing on who has its colour is in another tone, and on anybody else as it is", () => {
  const [main = ""] = coin.colours;
  expect(standingOff(coin, "#3f7fe0")).toBe(coin);
  const { colours, flat } = standingOff(coin, main);
  expect(apart(colours[0] ?? main, main)).toBeGreaterThan(0.12);
  expect(hueDistance(toHsl(colours[0] ?? main).h, toHsl(main).h)).toBeLessThan(12);
  expect(flat.body).not.toBe(coin.flat.body);
});

test.each(["a chameleon stuck on pink", "a chameleon who is actually pink"])("%s is pink", (idea) => {
  const { words, subject } = readIdea(idea);
  expect(subject && colourSaid(words, subject)).toBe("#ff8fc0");
});
