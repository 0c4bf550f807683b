import { expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import { place } from "../svg.ts";
import type { Act } from "./act.ts";
import { underMotif } from "./deed-marks.ts";
import { heroSpot } from "./hero-spot.ts";
import { motifSpot } from "./motif-spot.ts";
import { limbs } from "./pieces.ts";
import { plainAct } from "./testing/plain-act.ts";

const saucer: Drawing = {
  body: "",
  unit: 32,
  box: [0, 4, 32, 24],
  crown: [16, 4, 14],
  eyes: null,
  head: null,
};
const square = { x: 256, y: 260, size: 430 };
const act: Act = { ...plainAct, relation: "abducts" };

test("who is abducted floats in a beam below the saucer, which needs no legs", () => {
  const { hero: at } = heroSpot(square, act);
  const hero = place(saucer, "h", at.x, at.y, at.size);
  const motif = motifSpot(square, act, hero, saucer);
  const [beam] = underMotif(act, hero);
  const depth = beam?.kind === "poly" ? Math.max(...beam.points.map(([, y]) => y)) : 0;
  expect(motif.y).toBeGreaterThan(hero.centre[1] + hero.height / 2);
  expect(depth).toBeGreaterThan(motif.y);
  expect(limbs(act, hero, 0)).toEqual([]);
  expect(limbs({ ...act, relation: "fears" }, hero, 0)).not.toEqual([]);
});
