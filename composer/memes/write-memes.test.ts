import { expect, test } from "vitest";
import { bodyPoses } from "../drawing/creatures/limbs.ts";
import { expressions } from "../reading/expression.ts";
import { withoutPromises } from "../reading/promises.ts";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { slotsIn } from "../writing/narrator.ts";
import { everyWay } from "../writing/ways.ts";
import { allCaptions, writeMemes } from "./write-memes.ts";

const memesOf = (idea: string, most = 12, seed = "s") =>
  writeMemes(readIdea(idea), { name: "Bread Bandit", ticker: "BREAD" }, randomFrom(seed), most);

const said = (idea: string) => memesOf(idea).map(({ words }) => words.join(" / "));

test("each line names poses and faces that there are, and has two captions", () => {
  for (const { heroes, line } of allCaptions) {
    expect([line, heroes.length]).toEqual([line, heroes.length === 2 ? 2 : 1]);
    for (const { pose, expression } of heroes) {
      expect(bodyPoses).toContain(pose);
      expect(expressions).toContain(expression);
    }
    for (const way of everyWay(line)) expect([way, way.split(" / ").length]).toEqual([way, 2]);
  }
});

test("each line can be filled from some idea, and promises nothing", () => {
  const known =
    "name ticker noun kind theNoun aNoun kinds itSubject anyBase yourBase myBase gerund myGerund yourGerund feared loved hoped";
  const slots = new Set([...known.split(" "), "motifOne", "quoted", "myState", "lacking", "posing", "trait"]);
  for (const { line } of allCaptions) {
    expect(slotsIn(line).filter((slot) => !slots.has(slot))).toEqual([]);
    for (const way of everyWay(line)) expect(withoutPromises(way)).toBe(way);
  }
});

test("what the hero does comes first", () => {
  const first = said("a goose who steals bread").slice(0, 8);
  expect(first.filter((words) => /steal/i.test(words))).toHaveLength(8);
});

test("what is feared is met with fear", () => {
  const feared = memesOf("a penguin who hates mondays").find(({ words }) => words.join() === "Me,Mondays");
  expect(feared?.heroes).toEqual([{ pose: "run", expression: "scared" }]);
});

test("an idea that names nobody is quoted, and given no noun", () => {
  const all = said("I should have sold");
  expect(all.filter((words) => words.includes("should have sold")).length).toBeGreaterThan(7);
  expect(all.filter((words) => /\ban? sold\b|the sold\b/i.test(words))).toEqual([]);
});

test("every idea has at least four, all different, no blank left open", () => {
  for (const idea of [
    "broccoli",
    "grumpy cat",
    "一只会飞的猪",
    "???",
    "wen lambo",
    "two raccoons in a trench coat",
  ]) {
    const all = said(idea);
    expect([idea, new Set(all).size >= 4, new Set(all).size === all.length]).toEqual([idea, true, true]);
    expect(all.filter((words) => /[{}[\]|]/.test(words))).toEqual([]);
  }
});

test("the same seed gives the same memes, another one others", () => {
  expect(memesOf("a goose who steals bread")).toEqual(memesOf("a goose who steals bread"));
  expect(memesOf("a goose who steals bread", 4, "s")).not.toEqual(
    memesOf("a goose who steals bread", 4, "t"),
  );
});
