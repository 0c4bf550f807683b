/** @module-tag slow */

import { beforeAll, describe, expect, it } from "vitest";
import type { imageStyles } from "#contract/limits.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import { type Cast, LOGO } from "./cast.ts";
import { castToken } from "./cast-token.ts";
import { PixelCanvas } from "./pixels/canvas.ts";
import { playAct } from "./pixels/play.ts";
import { cellPageOf } from "./pixels/stand.ts";
import { posed } from "./posed.ts";
import { PAGE, standOf } from "./stand.ts";
import { place } from "./svg.ts";
import { takeOf } from "./takes.ts";

beforeAll(needPictures, 120_000);

const castOf = async (idea: string, style: (typeof imageStyles)[number] = "cartoon"): Promise<Cast> => {
  const reading = readIdea(idea);
  const order = { reading, name: "Some Name", style, seed: "a", pictures: pictureFiles };
  return (await castToken(order, takeOf(reading, 0))).logo;
};

it("draws no lines of speed before who runs from somebody, and an empty wallet by its moth and its face alone", async () => {
  expect((await castOf("a fox running late")).mark).toBe("speed");
  expect((await castOf("a cheeseburger running from a hungry dog")).mark).toBeNull();
  expect((await castOf("a monk floating in the air")).mark).toBe("shadow");
  expect((await castOf("an otter floating on a pile of cash")).mark).toBeNull();
  expect(await castOf("an empty wallet")).toMatchObject({ mark: null, state: null, expression: "sad" });
});

/** How the act of a cast comes to lie on its page: how much larger, how far down, and how far its motif reaches. */
const fitOf = (cast: Cast) => {
  const found = { scale: 1, dy: 0, hero: 0, motif: 0, height: 0 };
  const figure = cast.subject.flat;
  const nothing = () => "";
  posed(
    standOf(cast, figure),
    cast,
    { hero: figure, motif: cast.motif?.flat ?? null },
    {
      hero: ({ x, y, size }) => {
        const placed = place(figure, "h", x, y, size);
        found.hero = placed.centre[1] + placed.height / 2;
        found.height = placed.height;
        return { body: "", placed };
      },
      motif: ({ x, y, size }, drawing) => {
        const placed = place(drawing, "m", x, y, size);
        found.motif = placed.centre[1] + placed.height / 2;
        return { body: "", placed };
      },
      other: nothing,
      held: nothing,
      pieces: nothing,
      face: nothing,
      frame: nothing,
      rim: nothing,
      plate: nothing,
      settled: (scale, dy) => {
        found.scale = scale;
        found.dy = dy;
      },
    },
  );
  const onPage = (y: number) => y * found.scale + found.dy;
  return {
    scale: found.scale,
    hero: onPage(found.hero),
    motif: onPage(found.motif),
    height: (found.height * found.scale) / LOGO,
  };
};

const low = (cast: Cast): Cast => ({ ...cast, staging: { ...cast.staging, pose: "low" } });

describe.each([
  "a shark eating spaghetti",
  "a mole with a spoon",
  "a crow holding a ring",
  "a toad playing a trumpet",
])("a bust of %s", (idea) => {
  it("may lose its feet, but shows all that is held", async () => {
    expect(fitOf(low(await castOf(idea))).motif).toBeLessThanOrEqual(PAGE.y + PAGE.height + 1);
  });

  it("shows all of it on cells, too", async () => {
    const cast = low(await castOf(idea, "pixel"));
    const motif = cast.motif as NonNullable<Cast["motif"]>;
    const [left, top, width, height] = motif.flat.box;
    const body = `<path fill="${GREEN}" d="M${left} ${top}h${width}v${height}h-${width}z"/>`;
    const { cells, layer } = cellPageOf({ ...cast, motif: { ...motif, flat: { ...motif.flat, body } } });
    const rows = Array.from({ length: cells }, (_, y) =>
      Array.from({ length: cells }, (_, x) => layer.get(x, y) ?? "").some((colour) => isGreen(colour)),
    );
    expect(rows).toContain(true);
    expect(rows.at(-1)).toBe(false);
  });
});

const GREEN = "#00ff00";
const isGreen = (colour: string) => /^#[0-6].[c-f].[0-6]./.test(colour);

it.each([
  "a raccoon in a wheelbarrow",
  "a hippo on a toilet",
  "an otter running from a lawnmower",
  "a goat behind a bar",
  "a badger scared of a balloon",
  "a moose dreaming of a sandwich",
])("shows %s large, though some of what is there bleeds off the page", async (idea) => {
  expect(fitOf(await castOf(idea)).height).toBeGreaterThan(0.6);
});

it("leaves what is in the cloud of a dream on the page", async () => {
  const cast = await castOf("a moose dreaming of a sandwich");
  const { motif } = fitOf(cast);
  expect(motif).toBeGreaterThan(0);
  expect(motif).toBeLessThan(LOGO);
});

describe("a set", () => {
  it("bleeds off the page behind who acts in it, so that they are larger", async () => {
    const cast = await castOf("an ant at a wedding");
    expect(cast.set.map(({ part }) => part)).toContain("behind");
    const set = cast.set.map((piece) => ({ ...piece, part: "before" as const }));
    expect(fitOf(cast).scale).toBeGreaterThan(fitOf({ ...cast, set }).scale);
  });

  it("reaches beyond the cells that are asked for", async () => {
    const cast = await castOf("an ant at a wedding", "pixel");
    const canvas = new PixelCanvas(220, 220);
    const { left, right } = playAct(canvas, cast, { x: 110, y: 110, size: 60 });
    const all = canvas.extent();
    expect(right - left).toBeLessThan(all.right - all.left);
  });
});

it("gives a hat on cells the room of its head, as the other styles do", async () => {
  const cast = await castOf("a toad chef", "pixel");
  expect(cast.gear).not.toBeNull();
  const heightOf = (each: Cast) => {
    const { top, bottom } = playAct(new PixelCanvas(140, 140), each, { x: 70, y: 70, size: 60 });
    return bottom - top;
  };
  expect(heightOf(cast)).toBeLessThan(heightOf({ ...cast, gear: null }) * 1.14);
});

it.each([
  ["a cat complaining about mondays", true],
  ["a bear with a gym membership", true],
  ["a duck with an umbrella", false],
])("what is read is held at its edges: %s", async (idea, isRead) => {
  expect((await castOf(idea)).act.isSign).toBe(isRead);
});

it.each([
  ["a goldfish who lost his glasses", "dreams"],
  ["a heron who can't find its keys", "dreams"],
  ["a knight without a sword", "dreams"],
  ["a penguin who can't cook", "lacks"],
  ["a camel banned from the casino", "lacks"],
])("thinks of what is gone, and bars what is forbidden: %s", async (idea, relation) => {
  expect((await castOf(idea)).act.relation).toBe(relation);
});

it.each([
  ["a mule who hates small talk", true],
  ["a hamster who hates mondays", true],
  ["an egg that refuses to crack", false],
  ["a mule holding a sign that says small talk", false],
])("strikes out what somebody will have none of: %s", async (idea, isStruck) => {
  expect((await castOf(idea)).act.isStruck).toBe(isStruck);
});

it.each([
  ["a raccoon taxi driver", "taxi-front", "in"],
  ["a koala bus driver", "bus-front", "in"],
  ["a cat riding a bicycle", "bicycle", "rides"],
  ["three cats driving a car", "automobile", "rides"],
])("sees who drives what has a roof through its windscreen: %s", async (idea, id, relation) => {
  const { motifId, act } = await castOf(idea);
  expect([motifId, act.relation]).toEqual([id, relation]);
});

it.each(["a bat", "a moose", "a rabbit", "a butterfly"])(
  "cuts nothing off the head of %s, however near",
  async (idea) => {
    const cast = await castOf(idea);
    const close = standOf({ ...cast, staging: { ...cast.staging, pose: "close" } }, cast.subject.toon);
    const { centre, height } = place(cast.subject.toon, "h", close.x, close.y, close.size);
    expect(centre[1] - height / 2).toBeGreaterThan(0);
  },
);

it("who sleeps wears no dark glasses", async () => {
  expect((await castOf("a badger bodyguard")).gear).toBe("shades");
  expect((await castOf("a badger bodyguard asleep on duty")).gear).toBeNull();
});

it("a bald wizard has no hat", async () => {
  expect((await castOf("a wizard selling shampoo")).gear).not.toBeNull();
  expect((await castOf("a bald wizard selling shampoo")).gear).toBeNull();
});

it("who has no headphones on wears none, though the trade does", async () => {
  expect((await castOf("a walrus dj")).gear).toBe("headphones");
  expect((await castOf("a walrus dj with no headphones")).gear).toBeNull();
});

it.each([
  ["a gamer", "headphones"],
  ["a hipster", "hipster"],
  ["a bride", "veil"],
  ["a surgeon", "surgical"],
])("%s is known by what is on the head: %s", async (idea, gear) =>
  expect((await castOf(idea)).gear).toBe(gear),
);
