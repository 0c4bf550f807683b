import { describe, expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import { deeds } from "../../reading/deed.ts";
import { expressions } from "../../reading/expression.ts";
import { states } from "../../reading/state.ts";
import type { Piece } from "../gear/shapes.ts";
import { place } from "../svg.ts";
import { type Act, actWith, facingOf } from "./act.ts";
import { bodyRoom } from "./dressed.ts";
import { expressed } from "./face.ts";
import { heroSpot } from "./hero-spot.ts";
import { marks } from "./marks.ts";
import { motifSpot } from "./motif-spot.ts";
import { limbs, overMotif } from "./pieces.ts";
import { stateOver } from "./states.ts";
import { plainAct } from "./testing/plain-act.ts";

const frontal: Drawing = {
  body: "",
  unit: 32,
  box: [2, 2, 28, 28],
  crown: [16, 3, 14],
  eyes: [16, 12, 4],
  head: [16, 14, 9],
};
const aside: Drawing = { ...frontal, eyes: null, head: [25, 8, 5] };
const thing: Drawing = { ...frontal, eyes: null, head: null };
const square = { x: 256, y: 260, size: 430 };
const act = plainAct;

const heroOf = (drawing: Drawing, playing: Act) => {
  const { hero } = heroSpot(square, actWith(playing, drawing));
  return place(drawing, "h", hero.x, hero.y, hero.size);
};

test("who looks aside looks to one side, all others at us", () => {
  expect([facingOf(frontal), facingOf(thing), facingOf(aside)]).toEqual([0, 0, 1]);
  expect(actWith({ ...act, side: -1 }, aside)).toMatchObject({ side: 1, isAside: true });
});

describe("what is held", () => {
  test("is in both hands of who looks at us, and before its chest", () => {
    const hero = heroOf(frontal, act);
    const spot = motifSpot(square, act, hero, thing);
    expect(spot.y).toBeGreaterThan(hero.eyes?.y ?? 0);
    expect(overMotif(act, hero, place(thing, "m", spot.x, spot.y, spot.size), "#888888")).toHaveLength(2);
  });

  test("is tiny without the grass that the tiny stand in", () => {
    const hero = heroOf(frontal, act);
    const spot = motifSpot(square, { ...act, motifState: "tiny" }, hero, thing);
    const held = place(thing, "m", spot.x, spot.y, spot.size);
    expect(overMotif({ ...act, motifState: "tiny" }, hero, held, "#888888")).toEqual(
      overMotif({ ...act, motifState: null }, hero, held, "#888888"),
    );
  });

  test("is in the mouth of who looks aside: on its side, and in no hand", () => {
    const playing = actWith(act, aside);
    const hero = heroOf(aside, act);
    const spot = motifSpot(square, playing, hero, thing);
    expect(spot.x).toBeGreaterThan(hero.face?.x ?? 512);
    expect(overMotif(playing, hero, place(thing, "m", spot.x, spot.y, spot.size), "#888888")).toEqual([]);
  });

  test("is over the head of who lifts it", () => {
    const lifting: Act = { ...act, relation: "lifts" };
    const hero = heroOf(frontal, lifting);
    expect(motifSpot(square, lifting, hero, thing).y).toBeLessThan(hero.crown.y);
  });
});

test("who is on a shoulder is beside the head, and stands no lower than below the chin", () => {
  const perched: Act = { ...act, relation: "shoulders", isUpright: true };
  const hero = heroOf(frontal, perched);
  const spot = motifSpot(square, perched, hero, thing);
  const { x, y, r } = hero.face ?? { x: 0, y: 0, r: 0 };
  expect(spot.x).toBeGreaterThan(x + r);
  expect(spot.y + spot.size / 2).toBeLessThan(y + r * 1.3);
  expect(spot.size).toBeLessThan(hero.height / 2);
});

test("two who meet stand beside each other and face each other", () => {
  const meeting: Act = { ...act, relation: "meets" };
  const spot = motifSpot(square, actWith(meeting, aside), heroOf(aside, meeting), aside);
  expect(spot).toMatchObject({ isMirrored: true, isBehind: false });
  expect(spot.x).toBeGreaterThan(heroOf(aside, meeting).centre[0]);
});

test("a second and a third stand behind the first", () => {
  expect(heroSpot(square, act).others).toHaveLength(0);
  expect(heroSpot(square, { ...act, count: 2 }).others).toHaveLength(1);
  expect(heroSpot(square, { ...act, count: 3 }).others).toHaveLength(2);
  for (const relation of ["in", "holds", null] as const) {
    const { hero, others } = heroSpot(square, { ...act, relation, count: 4 });
    expect(others).toHaveLength(3);
    // Each is seen: nobody stands where another does.
    const places = [hero, ...others].map(({ x, y }) => `${Math.round(x / 40)} ${Math.round(y / 40)}`);
    expect(new Set(places).size, `${relation}`).toBe(4);
  }
});

test("love has a heart, a fight a burst, and all else no sign", () => {
  const signs = (relation: Act["relation"]) => {
    const { behind, before } = marks({ ...act, relation }, square);
    return [behind.length, before.length];
  };
  expect([signs("hugs"), signs("fights"), signs("holds"), signs(null)]).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
});

const numbersOf = (piece: Piece): number[] =>
  piece.kind === "poly" ? piece.points.flat() : [piece.x, piece.y, piece.rx, piece.ry];

describe.each(expressions)("the face %s", (expression) => {
  test("is whole on a thing, and inside its body", () => {
    const body = place(thing, "t", 256, 256, 300);
    const pieces = expressed(expression, body, true);
    expect(pieces.length).toBeGreaterThan(2);
    for (const value of pieces.flatMap(numbersOf)) expect(value).toBeLessThan(512);
  });

  test("adds to a face of its own only what shows its mood", () => {
    const body = place(frontal, "f", 256, 256, 300);
    const moods = expressed(expression, body, false).length;
    expect(moods > 0).toBe(/^(angry|sad|scared|sleepy|shy)$/.test(expression));
  });
});

test.each([
  ["angry", 4],
  ["sleepy", 2],
  ["sad", 2],
  ["happy", 0],
] as const)("beside a head without eyes, %s has %i pieces", (expression, pieces) => {
  expect(expressed(expression, place(aside, "a", 256, 256, 400), false)).toHaveLength(pieces);
});

test("a thing has two legs, and two arms wherever its hands hold nothing", () => {
  const body = place(thing, "t", 256, 256, 300);
  expect(limbs({ ...act, relation: null }, body, 0)).toHaveLength(8);
  expect(limbs(act, body, 0)).toHaveLength(6);
  expect(limbs({ ...act, relation: "lifts", isSign: true }, body, 0)).toHaveLength(4);
});

describe("nothing of a thing that is somebody is cut off by the frame", () => {
  const lying: Drawing = { ...thing, box: [0, 6, 32, 20] };
  const upright: Drawing = { ...thing, box: [6, 0, 20, 32] };
  const stands = {
    whole: { x: 256, y: 260, size: 430 },
    tilted: { x: 256, y: 260, size: 420 },
    medal: { x: 256, y: 250, size: 372 },
    plate: { x: 256, y: 196, size: 330 },
    low: { x: 256, y: 330, size: 440 },
  };

  test.each(Object.entries(stands))("%s: its gloves", (_, stand) => {
    const alone: Act = { ...act, relation: null };
    for (const drawing of [thing, lying, upright]) {
      for (const gesture of [0, 1, 2, 3]) {
        const { x, y, size } = bodyRoom({ isFaceless: true }, heroSpot(stand, alone).hero);
        const hands = limbs(alone, place(drawing, "t", x, y, size), gesture).filter(
          (piece) => piece.kind === "oval" && piece.fill === "#ffffff",
        );
        expect(hands).toHaveLength(2);
        for (const hand of hands) {
          if (hand.kind !== "oval") continue;
          expect(hand.x - hand.rx).toBeGreaterThan(2);
          expect(hand.x + hand.rx).toBeLessThan(510);
          expect(hand.y - hand.ry).toBeGreaterThan(2);
        }
      }
    }
  });
});

describe("who is in something", () => {
  const bathing: Act = { ...act, relation: "in", rim: 0.4 };
  const hero = heroOf(frontal, bathing);
  const spot = motifSpot(square, bathing, hero, thing);

  test("is before its back and behind its front", () => {
    expect(spot.isBehind).toBe(true);
    expect(spot.front).toBeGreaterThan(spot.y - spot.size / 2);
    expect(spot.front).toBeLessThan(spot.y + spot.size / 2);
  });

  test("is seen above the rim, and not below", () => {
    expect(hero.eyes?.y ?? 512).toBeLessThan(spot.front ?? 0);
    expect(hero.centre[1] + hero.height / 2).toBeGreaterThan(spot.front ?? 512);
  });
});

test("what is missing is crossed out where it is shown", () => {
  const lacking: Act = { ...act, relation: "lacks" };
  const spot = motifSpot(square, lacking, heroOf(frontal, lacking), thing);
  const [ring] = marks(lacking, square).before;
  expect(ring).toMatchObject({ kind: "ring", x: spot.x, y: spot.y });
});

test("a bucket over the head hides the face, upside down", () => {
  const stuck: Act = { ...act, relation: "headfirst" };
  const hero = heroOf(frontal, stuck);
  const spot = motifSpot(square, stuck, hero, thing);
  expect(spot.turn).toBe(180);
  expect(spot.size / 2).toBeGreaterThan(hero.face?.r ?? 512);
});

describe("where a hero is from a thing", () => {
  const at = (relation: Act["relation"]) => {
    const acted: Act = { ...act, relation };
    const hero = heroOf(frontal, acted);
    return { hero, spot: motifSpot(square, acted, hero, thing) };
  };

  test("on it, the thing is below its feet", () => {
    const { hero, spot } = at("on");
    expect(spot.y).toBeGreaterThan(hero.centre[1] + hero.height / 2);
  });

  test("under it, the thing is above its middle", () => {
    const { hero, spot } = at("under");
    expect(spot.y).toBeLessThan(hero.centre[1]);
  });

  test("behind it, the thing is before its body and not before its eyes", () => {
    const { hero, spot } = at("behind");
    expect(spot.isBehind).toBe(false);
    expect(spot.y - spot.size / 2).toBeGreaterThan(hero.eyes?.y ?? 512);
  });
});

test("who is tiny stands on the same floor", () => {
  const floorOf = (isTiny: boolean) => {
    const hero = heroOf(frontal, { ...act, relation: null, isTiny });
    return hero.centre[1] + hero.height / 2;
  };
  expect(Math.abs(floorOf(true) - floorOf(false))).toBeLessThan(square.size * 0.05);
});

test.each(states.filter((state) => state !== "tiny"))("%s is seen on a body, and hides no face", (state) => {
  const body = place(frontal, "f", 256, 256, 300);
  const { behind, before } = stateOver(state, body, "#cc4444");
  expect(behind.length + before.length).toBeGreaterThan(0);
  const [x, y, r] = [body.eyes?.x ?? 0, body.eyes?.y ?? 0, body.eyes?.reach ?? 0];
  const over = before.filter(
    (piece) => piece.kind === "oval" && Math.abs(piece.x - x) < r && Math.abs(piece.y - y) < r,
  );
  expect(over).toEqual([]);
});

describe("a deed", () => {
  const handed: Drawing = {
    ...frontal,
    hands: [
      [8, 20],
      [24, 20],
    ],
  };

  test.each(deeds)("%s has the thing on the page, with hands and without", (relation) => {
    for (const drawing of [handed, thing])
      for (const side of [1, -1] as const) {
        const playing: Act = { ...act, relation, side };
        const hero = heroOf(drawing, playing);
        const spot = motifSpot(square, playing, hero, thing);
        expect(Math.abs(spot.x - square.x)).toBeLessThan(square.size * 0.5);
        expect(spot.size).toBeGreaterThan(square.size * 0.15);
        const over = overMotif(playing, hero, place(thing, "m", spot.x, spot.y, spot.size), "#888888");
        expect(JSON.stringify(over)).not.toMatch(/null/);
      }
  });

  test("is on the side of the motif: what is thrown flies up, what is dropped lies low", () => {
    const spotOf = (relation: "throws" | "drops") => {
      const playing: Act = { ...act, relation };
      return motifSpot(square, playing, heroOf(handed, playing), thing);
    };
    expect(spotOf("throws").y).toBeLessThan(square.y);
    expect(spotOf("drops").y).toBeGreaterThan(square.y);
  });
});

test("who wears shoes has one on each foot, and who swallows keeps the eyes free", () => {
  const hero = place(frontal, "h", 256, 260, 300);
  const shoes = motifSpot(square, { ...act, relation: "wears", slot: "feet" }, hero, thing);
  expect(shoes.twin?.y).toBe(shoes.y);
  expect((shoes.twin?.x ?? 0) - hero.centre[0]).toBeCloseTo(hero.centre[0] - shoes.x);
  const meal = motifSpot(square, { ...act, relation: "swallows" }, hero, thing);
  expect(meal.y - meal.size / 2).toBeGreaterThan(hero.eyes?.y ?? 0);
});

test("two in love stand apart, and the heart is between them", () => {
  const loving: Act = { ...act, relation: "loves" };
  const hero = heroOf(frontal, loving);
  const spot = motifSpot(square, loving, hero, thing);
  const [heart] = marks(loving, square).before;
  expect(spot.x - spot.size / 2).toBeGreaterThan(hero.face?.x ?? 512);
  expect(
    heart?.kind === "poly" && heart.points.every(([x]) => x > hero.centre[0] && x < spot.x + spot.size / 2),
  ).toBe(true);
});

test("who escapes is above what it leaves, which lies behind and aslant", () => {
  const escaping: Act = { ...act, relation: "escapes" };
  const hero = heroOf(frontal, escaping);
  const spot = motifSpot(square, escaping, hero, thing);
  expect(spot).toMatchObject({ isBehind: true });
  expect(spot.turn).not.toBe(0);
  expect(spot.y).toBeGreaterThan(hero.centre[1]);
});

test("who is too heavy for a seesaw is at its low end", () => {
  const sitting: Act = { ...act, relation: "sits", level: -21 };
  const hero = heroOf(frontal, sitting);
  const { x, size } = motifSpot(square, sitting, hero, thing);
  expect(x - hero.centre[0]).toBeGreaterThan(size * 0.3);
});

test("several who ride one thing are all over it, side by side", () => {
  const riding: Act = { ...act, relation: "rides", count: 4, isUpright: true };
  const { hero, others } = heroSpot(square, riding);
  const placed = place(frontal, "h", hero.x, hero.y, hero.size);
  const spot = motifSpot(square, riding, placed, thing);
  const xs = [hero, ...others].map(({ x }) => Math.round(x));
  expect(new Set(xs).size).toBe(4);
  for (const x of xs) expect(Math.abs(x - spot.x)).toBeLessThan(spot.size / 2);
});

test("one scarf is around the necks of all, below the face of the first", () => {
  const sharing: Act = { ...act, relation: "behind", slot: "neck", count: 5 };
  const { hero } = heroSpot(square, sharing);
  const first = place(frontal, "h", hero.x, hero.y, hero.size);
  const scarf = motifSpot(square, sharing, first, thing);
  expect(scarf.isBehind).toBe(false);
  expect(scarf.y - scarf.size / 2).toBeGreaterThan(first.face?.y ?? 0);
  expect(scarf.size).toBeGreaterThan(square.size * 0.8);
});

test("who share one roof stand in a row under it, with every face free", () => {
  const sharing: Act = { ...act, relation: "under", count: 4 };
  const { hero, others } = heroSpot(square, sharing);
  const [first, ...rest] = [hero, ...others].map(({ x, y, size }) => place(frontal, "h", x, y, size));
  if (!first) throw new Error("nobody is there");
  const roof = motifSpot(square, sharing, first, thing);
  for (const one of [first, ...rest]) {
    // It is behind them, and its edge is above their faces.
    expect(roof.isBehind || roof.y + roof.size / 2 < (one.face?.y ?? 0)).toBe(true);
    expect(Math.abs(one.centre[1] - first.centre[1])).toBeLessThan(1);
  }
  const across = [first, ...rest].map(({ centre }) => centre[0]).sort((a, b) => a - b);
  for (const [nth, x] of across.slice(1).entries())
    expect(x - (across[nth] ?? x)).toBeGreaterThan(first.width * 0.5);
});

test("of seven in one coat seven heads are seen, each over the one below", () => {
  const seven: Act = { ...act, relation: "wears", slot: "body", count: 7, isUpright: true };
  const { hero, others } = heroSpot(square, seven);
  const tops = [...others, hero].map(({ y, size }) => y - size / 2);
  expect(tops).toHaveLength(7);
  for (const [nth, top] of tops.entries()) expect(top).toBeGreaterThan((tops[nth - 1] ?? 0) + 8);
});

test("what is blown is at the mouth on its side, and a violin under the chin", () => {
  for (const side of [1, -1] as const) {
    const playing: Act = { ...act, relation: "plays", side, playedAt: [0.95, 0.05] };
    const hero = heroOf(frontal, playing);
    const face = hero.face ?? { x: 0, y: 0, r: 0 };
    const horn = motifSpot(square, playing, hero, thing);
    const way = horn.isMirrored ? -1 : 1;
    expect(horn.x + way * 0.45 * horn.size).toBeCloseTo(face.x, 0);
    expect(horn.y - 0.45 * horn.size).toBeGreaterThan(face.y);
    expect(horn.y - 0.45 * horn.size).toBeLessThan(face.y + face.r);
    expect((horn.x - face.x) * side).toBeGreaterThan(0);
    const violin = motifSpot(square, { ...playing, playedAt: "chin" }, hero, thing);
    expect((violin.x - face.x) * side).toBeGreaterThan(0);
    expect(violin.y).toBeGreaterThan(face.y + face.r * 0.9);
  }
});

test("what one surfs on lies in water, and nobody stands on it as on a tower", () => {
  const surfing: Act = { ...act, relation: "surfs", isSurfboard: true };
  const hero = heroOf(frontal, surfing);
  const tall: Drawing = { ...thing, box: [10, 2, 8, 28] };
  const spot = motifSpot(square, surfing, hero, tall);
  expect(Math.abs(spot.turn)).toBe(90);
  const water = overMotif(surfing, hero, place(tall, "m", spot.x, spot.y, spot.size), "#888888");
  expect(water.length).toBeGreaterThan(3);
});

test("two who wrestle with their arms have a table before them, and each an arm on it", () => {
  const wrestling: Act = { ...act, relation: "fights", wrestles: "#123456" };
  const hero = heroOf(frontal, wrestling);
  const spot = motifSpot(square, wrestling, hero, frontal);
  const other = place(frontal, "m", spot.x, spot.y, spot.size);
  const fills = overMotif(wrestling, hero, other, "#888888").map(({ fill }) => fill);
  expect(fills).toContain("#123456");
  expect(fills).toContain("#888888");
  // An arm of each is between the two.
  expect(spot.x - hero.centre[0]).toBeGreaterThan(hero.width * 0.7);
  expect(overMotif({ ...wrestling, wrestles: undefined }, hero, other, "#888888")).toEqual([]);
});

test("what is huge is larger than who has it by its handle, away from the head and with no town", () => {
  const up: Drawing = {
    ...frontal,
    hands: [
      [8, 22],
      [26, 8],
    ],
  };
  const lifting: Act = { ...act, relation: "lifts", isUpright: true, handle: [0.86, 0.82] };
  const hero = heroOf(up, lifting);
  const usual = motifSpot(square, lifting, hero, thing);
  const huge = motifSpot(square, { ...lifting, motifState: "giant" }, hero, thing);
  expect(huge.size).toBeGreaterThan(Math.max(usual.size, hero.height));
  expect(huge.x).toBeGreaterThan(hero.hands?.[1][0] ?? 512);
  expect(huge.isMirrored).toBe(true);
  const at = place(thing, "m", huge.x, huge.y, huge.size);
  expect(overMotif({ ...lifting, motifState: "giant" }, hero, at, "#888888")).toHaveLength(2);
});

test("one fishes in a pond and has a float there, and for a fish with a hook", () => {
  const fishing: Act = { ...act, relation: "fishes" };
  const hero = heroOf(frontal, fishing);
  const kinds = (isPond: boolean) => {
    const spot = motifSpot(square, { ...fishing, isPond }, hero, thing);
    const motif = place(thing, "m", spot.x, spot.y, spot.size);
    return overMotif({ ...fishing, isPond }, hero, motif, "#888888").map(({ kind }) => kind);
  };
  expect(kinds(false)).toContain("ring");
  expect(kinds(true)).not.toContain("ring");
});

test("five in hats stand so far behind each other that no hat is before a face", () => {
  const rows = (isHatted: boolean) => {
    const { hero, others } = heroSpot(square, { ...act, relation: null, count: 7, isHatted });
    return hero.y - Math.min(...others.map(({ y }) => y));
  };
  expect(rows(true)).toBeGreaterThan(rows(false) * 1.3);
});

test("who has claws holds with one of them, at the end of what is held, and with none what is small", () => {
  const held: Drawing = {
    ...frontal,
    grasp: "claw",
    hands: [
      [8, 22],
      [26, 22],
    ],
  };
  const hero = heroOf(held, act);
  const spot = motifSpot(square, act, hero, thing);
  const over = (size: number) => overMotif(act, hero, place(thing, "m", spot.x, spot.y, size), "#888888");
  const [claw, ...others] = over(spot.size);
  expect(others).toEqual([]);
  if (claw?.kind !== "poly") throw new Error("no claw");
  const middle = claw.points.reduce((sum, [x]) => sum + x, 0) / claw.points.length;
  expect(middle).toBeGreaterThan(spot.x + spot.size * 0.25);
  expect(over(hero.height * 0.2)).toEqual([]);
});

test.each([4, 5, 8] as const)("what %i carry is over the eyes of all, and each is seen", (count) => {
  const carrying: Act = { ...act, relation: "heaves", count, isUpright: true };
  const { hero: at, others } = heroSpot(square, carrying);
  const hero = place(frontal, "h", at.x, at.y, at.size);
  const { y, size } = motifSpot(square, carrying, hero, thing);
  const up = (hero.eyes?.y ?? 0) - at.y;
  const all = [at, ...others];
  for (const one of all) expect(y + size / 2).toBeLessThan(one.y + up);
  for (const [nth, one] of all.entries())
    for (const other of all.slice(nth + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(at.size * 0.4);
});

test("two with one pair of glasses have a lens each", () => {
  const sharing: Act = { ...act, count: 2, slot: "eyes" };
  const { hero: at, others } = heroSpot(square, sharing);
  const hero = place(frontal, "h", at.x, at.y, at.size);
  const spot = motifSpot(square, sharing, hero, thing);
  expect(spot.y).toBeCloseTo(hero.eyes?.y ?? 0);
  expect(spot.x - spot.size / 2).toBeLessThan(hero.eyes?.x ?? 0);
  expect(spot.x + spot.size / 2).toBeGreaterThan(others[0]?.x ?? 512);
});

test("a thing does yoga on one leg, with its hands over its head", () => {
  const hero = heroOf(thing, { ...act, relation: null });
  const gloves = (isInTree: boolean) =>
    limbs({ ...act, relation: null, isInTree }, hero, 0)
      .filter(({ fill }) => fill === "#ffffff")
      .map((glove) => ("y" in glove ? glove.y : 0));
  const top = hero.centre[1] - hero.height / 2;
  expect(Math.max(...gloves(true))).toBeLessThan(top);
  expect(Math.max(...gloves(false))).toBeGreaterThan(top);
});

test("who slips is over what slides away under one foot", () => {
  const slipping: Act = { ...act, relation: "slips" };
  const hero = heroOf(frontal, slipping);
  const { x, y, isBehind } = motifSpot(square, slipping, hero, thing);
  expect(isBehind).toBe(true);
  expect(Math.abs(x - hero.centre[0])).toBeLessThan(hero.width * 0.2);
  expect(y).toBeGreaterThan(hero.centre[1] + hero.height / 2);
});
