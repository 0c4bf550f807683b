import { describe, expect, test } from "vitest";
import pictures from "../drawing/scenes/set-pieces.json";
import ceremonies from "./ceremonies.json";
import { kindOf } from "./picture-index.ts";
import { readIdea } from "./read-idea.ts";
import { setParts } from "./stage-set.ts";
import stageSets from "./stage-sets.json";

describe("a place or an activity is seen by a set", () => {
  test.each([
    ["a bull in a yoga class", { under: "yoga-mat", pose: "lotus" }],
    ["two raccoons playing poker for garbage", { before: "poker-table" }],
    ["a hippo at the spa", { under: "massage-table", pose: "lie", gear: "spa" }],
    ["hippos who opened a restaurant", { behind: "restaurant-front", gear: "chef" }],
    ["a hippo opening a shop", { behind: "shop-front" }],
    ["a hippo waiting for the last bus", { beside: "bus-stop" }],
    ["a hippo having breakfast", { before: "breakfast-table" }],
    ["a cuttlefish that writes in its own ink", { holds: "ink-letter" }],
    ["a hippo at the dentist", { under: "dentist-chair", pose: "sit" }],
    ["a vampire donating blood", { under: "hospital-bed" }],
    ["a moose singing karaoke", { behind: "stage-curtain" }],
    ["a chicken crossing the road", { under: "road-strip" }],
    ["a dog teaching cats to bark", { behind: "blackboard" }],
    ["ein Dackel beim Zahnarzt", { under: "dentist-chair" }],
    ["ein Dackel im Büro", { before: "office-desk" }],
    ["un perro haciendo yoga", { under: "yoga-mat" }],
    ["un canard qui fait la queue", { before: "queue-rope" }],
    ["dişçide bir ayı", { under: "dentist-chair" }],
    ["kelinci takut ke dokter gigi", { under: "dentist-chair" }],
    ["kot w muzeum", { behind: "framed-picture" }],
    ["kucing yang main kartu", { before: "poker-table" }],
  ])("%s", (idea, set) => expect(readIdea(idea).stageSet).toMatchObject(set));

  test("of two, each gives the parts that the other leaves free", () => {
    expect(readIdea("a penguin waiting in line at the DMV").stageSet).toMatchObject({
      before: "queue-rope",
      behind: "service-window",
    });
    expect(readIdea("a cat in a box at the office").stageSet).toMatchObject({ before: "office-desk" });
  });

  test.each([
    "a dentist",
    "a shark therapist",
    "a traffic cone in love",
    "a wedding cake with legs",
    "a koala with a doctor",
    "a mouse without an office",
    "a shrinking elephant",
    "a frog on a bale of hay",
    "a dog courting a cat",
    "a frog on a tennis court",
    "a bear pitching a tent",
    "a cat grooming itself",
  ])("but not: %s", (idea) => expect(readIdea(idea).stageSet).toBeNull());

  test("whoever is met, held, felt or worn there comes along, unless the idea says better", () => {
    expect(readIdea("a goose at a job interview")).toMatchObject({
      motif: { id: "office-worker" },
      relation: "meets",
      stageSet: { mood: "scared" },
    });
    expect(readIdea("a cat working in a call center").gear).toBe("headphones");
    expect(readIdea("a llama stuck in traffic on the way to work")).toMatchObject({
      motif: { id: "automobile" },
      relation: "rides",
    });
    expect(readIdea("a lobster who can't swim")).toMatchObject({
      motif: { id: "ring-buoy" },
      relation: "wears",
      stageSet: { before: "water-surface" },
    });
  });

  test("what the roles leave over is where all of it happens", () => {
    expect(readIdea("a capybara in a hot tub with a monkey on his head")).toMatchObject({
      motif: { id: "monkey-face" },
      relation: "wears",
      stageSet: { before: "hot-tub" },
    });
  });

  test("who hangs head down has what it hangs from above", () => {
    expect(readIdea("a bat hanging upside down from a chandelier")).toMatchObject({
      motif: null,
      stageSet: { pose: "upside-down", over: "chandelier" },
    });
    expect(readIdea("a raccoon hanging upside down from a tree").stageSet?.behind).toMatch(/tree/);
  });

  test("every picture of a set can be drawn, and every table has a height", () => {
    for (const set of [...stageSets, ...ceremonies] as Partial<Record<string, string>>[])
      for (const part of setParts) {
        const id = set[part];
        if (id !== undefined) expect(() => kindOf(id), id).not.toThrow();
        if (id !== undefined && /before|under/.test(part)) expect(pictures).toHaveProperty(id);
      }
  });
});

test.each([
  ["a router that needs a vacation", "desert-island"],
  ["a wombat with no friends", "clinking-beer-mugs"],
  ["a heron who is always hungry", "hamburger"],
])("%s: it is thought of, and not there", (idea, id) =>
  expect(readIdea(idea)).toMatchObject({ motif: { id }, relation: "dreams" }),
);

test("the figure of what is risked or waited for is on the board", () => {
  expect(readIdea("a heron with 100x leverage").motif).toMatchObject({
    id: "lettered",
    word: "100x leverage",
  });
  expect(readIdea("a heron sleeping since 2017").motif).toMatchObject({ word: "since 2017" });
  expect(readIdea("a heron who makes 100x gains").words.map(({ folded }) => folded)).not.toContain("100x");
});

test("there is more of it than one can have", () => {
  expect(readIdea("a heron with too much honey").motifCount).toBe(9);
  expect(readIdea("uma capivara que bebe café demais").motifCount).toBe(9);
});

test.each([
  ["a weasel who got caught", { motif: { id: "handcuffs" } }],
  ["a kettle that got laid off", { motif: { id: "cardboard-box" }, relation: "carries" }],
  ["a hedgehog who wants to be petted", { motif: { id: "red-heart" }, relation: "dreams" }],
  ["a bear who slept through spring", { motif: { id: "flower" } }],
])("%s is seen so", (idea, seen) => expect(readIdea(idea)).toMatchObject(seen));

test("who does yoga on something has no mat under it, and who works on a ladder has that behind", () => {
  const yoga = readIdea("a stoat doing yoga on a pizza");
  expect(yoga.relation).toBe("on");
  expect(yoga.stageSet?.under).toBeUndefined();
  expect(yoga.stageSet?.pose).toBe("lotus");
  expect(readIdea("a stoat on a ladder painting the wall").stageSet?.behind).toBe("ladder");
});

test("who watches television sits on a sofa beside it, or in what the idea says", () => {
  const seated = { beside: "television", pose: "sit" };
  expect(readIdea("a stoat watching tv").stageSet).toMatchObject({ ...seated, under: "sofa" });
  for (const [seat, id] of [
    ["on the sofa", "sofa"],
    ["in an armchair", "armchair"],
  ])
    expect(readIdea(`a stoat watching tv ${seat}`)).toMatchObject({ motif: { id }, stageSet: seated });
  expect(readIdea("a stoat staring at a tv in an armchair")).toMatchObject({
    motif: { id: "television" },
    stageSet: { under: "armchair", pose: "sit" },
  });
});

test("what is worn is seen whatever else one does", () => {
  expect(readIdea("a stoat in a tuxedo riding a horse")).toMatchObject({
    motif: { id: "horse-face" },
    worn: { id: "tuxedo" },
  });
  expect(readIdea("a stoat wearing a scarf in a bathtub")).toMatchObject({
    motif: { id: "scarf" },
    relation: "wears",
    stageSet: { before: "bathtub" },
  });
  expect(readIdea("a stoat with a cone on its head riding a scooter").stageSet?.under).toBe("kick-scooter");
});

test("who wrestles with the arm alone has another like it, and two have each other", () => {
  expect(readIdea("a stoat arm wrestling")).toMatchObject({
    relation: "fights",
    motif: { id: readIdea("a stoat").subject?.id },
    state: null,
  });
  expect(readIdea("two stoats arm wrestling").motif).toBeNull();
});

test("yoga on a board is done on the board alone", () => {
  expect(readIdea("a stoat doing yoga on a skateboard")).toMatchObject({ relation: "boards" });
  expect(readIdea("a stoat doing yoga on a skateboard").stageSet?.under).toBeUndefined();
});

test("who watches a game or a film has a television and a seat, and 'in it' names no office", () => {
  const watching = readIdea("a stoat watching the match");
  expect(watching.stageSet).toMatchObject({ under: "sofa", beside: "television", pose: "sit" });
  expect(readIdea("a stoat pushing a wheelbarrow with a hen in it").stageSet?.before).toBeUndefined();
});

test("where two meet in an elevator it is around them, and in nobody's hands", () => {
  for (const idea of ["a stoat stuck in an elevator with a bear", "two stoats and a bear in an elevator"])
    expect(readIdea(idea)).toMatchObject({ stageSet: { behind: "elevator" }, held: null });
});

test("a park is the setting, and no card of it stands behind who has something in hand there", () => {
  expect(readIdea("a moose petting grass in a park")).toMatchObject({ setting: "garden", stageSet: null });
});

test("who is in witness protection hides behind a newspaper, and is no prisoner", () => {
  expect(readIdea("a moose in witness protection")).toMatchObject({
    motif: { id: "newspaper" },
    gear: "shades",
  });
});

test.each(["회사 가기 싫은 토끼", "un conejo que no quiere ir a trabajar"])(
  "%s: is sad, with its briefcase",
  (idea) => expect(readIdea(idea)).toMatchObject({ motif: { id: "briefcase" }, stageSet: { mood: "sad" } }),
);

test("who does ballet on something has the tutu on", () =>
  expect(readIdea("a hippo doing ballet on a wrecking ball")).toMatchObject({
    motif: { id: "wrecking-ball" },
    worn: { id: "tutu" },
  }));
