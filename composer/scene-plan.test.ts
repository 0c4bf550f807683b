import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { needPictures, pictureFiles } from "./making/picture-files.ts";
import { readIdea } from "./reading/read-idea.ts";
import type { Relation } from "./reading/relation.ts";
import { type PlannedRelation, plannedRelations, type ScenePlan, sentenceOf } from "./scene-plan.ts";

const plan: ScenePlan = { hero: "frog", count: 1, mood: null, relation: null, object: "", place: "" };

/** What each planned relation is read as, with something that it is usual with. */
const read: Record<PlannedRelation, readonly [object: string, relation: Relation]> = {
  holds: ["knife", "holds"],
  wears: ["scarf", "wears"],
  rides: ["horse", "rides"],
  "sits on": ["couch", "sits"],
  "sits in": ["bathtub", "in"],
  lifts: ["barbell", "lifts"],
  drinks: ["coffee", "drinks"],
  pushes: ["shopping cart", "pushes"],
  fights: ["bear", "fights"],
  fears: ["mouse", "fears"],
  hugs: ["dog", "hugs"],
  chases: ["mouse", "chases"],
  guards: ["door", "guards"],
  "runs from": ["dog", "flees"],
  "is without": ["hat", "lacks"],
};

test.each(Object.keys(plannedRelations) as PlannedRelation[])(
  "a frog that %s something is drawn so",
  (relation) => {
    const [object, wanted] = read[relation];
    const reading = readIdea(sentenceOf({ ...plan, relation, object }));
    expect([reading.subject?.word, reading.relation]).toEqual(["frog", wanted]);
  },
);

test("says how many there are, how they feel and where they are", () => {
  const whole: ScenePlan = {
    hero: "fox",
    count: 2,
    mood: "sleepy",
    relation: "rides",
    object: "horse",
    place: "city",
  };
  expect(sentenceOf(whole)).toBe("two sleepy foxes riding a horse in the city");
  const { count, expression, setting } = readIdea(sentenceOf(whole));
  expect([count, expression, setting]).toEqual([2, "sleepy", "city"]);
  expect(sentenceOf({ ...plan, mood: "angry", hero: "owl" })).toBe("an angry owl");
  // A thing without a relation has no place in a picture.
  expect(sentenceOf({ ...plan, object: "knife" })).toBe("a frog");
});

test("the pictures are the plan's and the words the idea's; a plan of nothing is none", {
  tags: "long",
}, async () => {
  await needPictures();
  const made = (scene?: string) =>
    compose(
      { prompt: "vibe check", imageStyle: "cartoon", seed: "s", ...(scene && { scene }) },
      pictureFiles,
    );
  const [plain, goose, nothing] = [
    await made(),
    await made("a goose holding a knife"),
    await made("a flurble"),
  ];
  expect(goose.narrative).toBe(plain.narrative);
  expect(goose.logo.svg).not.toBe(plain.logo.svg);
  expect(nothing.logo.svg).toBe(plain.logo.svg);
});
