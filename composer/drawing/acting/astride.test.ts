import { expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import { inked } from "../creatures/as-drawing.ts";
import { buildCreature } from "../creatures/build-creature.ts";
import { creatureOf } from "../creatures/creature-picture.ts";
import { place } from "../svg.ts";
import type { Act } from "./act.ts";
import { heroSpot } from "./hero-spot.ts";
import { SADDLES } from "./motif-facts.ts";
import { motifSpot } from "./motif-spot.ts";

const square = { x: 256, y: 260, size: 430 };
const bear = creatureOf("bear");
const wheels: Drawing = {
  body: "",
  unit: 128,
  box: [2, 36, 123, 89],
  crown: [64, 36, 60],
  eyes: null,
};

test.each(Object.entries(SADDLES))(
  "who rides a %s is before it with its weight on it, and its handlebar is on the side of the hands",
  (_, saddle) => {
    if (!bear) throw new Error("no bear");
    for (const side of [1, -1] as const) {
      const act: Act = {
        relation: saddle.isStoodOn ? "boards" : "rides",
        count: 1,
        side,
        isAside: false,
        isUpright: true,
        slot: "crown",
        rim: 0.3,
        saddle,
        isSign: false,
        level: 0,
        isTiny: false,
        motifState: null,
        motifMood: null,
      };
      const { hero: room } = heroSpot(square, act);
      const hero = place(inked(buildCreature(bear, "push", "happy")), "h", room.x, room.y, room.size);
      const spot = motifSpot(square, act, hero, wheels);
      const [across, down] = saddle.at;
      const way = spot.isMirrored ? -1 : 1;
      const high = (spot.size * 89) / 123;
      const floor = hero.centre[1] + hero.height / 2;
      expect(spot.isBehind).toBe(true);
      expect(spot.x + way * (across - 0.5) * spot.size).toBeCloseTo(hero.centre[0], 0);
      expect(spot.y + (down - 0.5) * high).toBeLessThanOrEqual(floor + 0.1);
      expect(spot.y + (down - 0.5) * high).toBeGreaterThan(floor - hero.height * 0.2);
      if (saddle.grip !== null) expect(Math.sign((saddle.grip - across) * way)).toBe(side);
    }
  },
);
