import { beforeAll, expect, test } from "vitest";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import type { Drawing, Picture } from "../pictures.ts";
import { pictureLines } from "../pictures-index.gen.ts";
import { kindOf } from "../reading/picture-index.ts";
import { actWith } from "./acting/act.ts";
import { heroSpot } from "./acting/hero-spot.ts";
import { motifSpot } from "./acting/motif-spot.ts";
import { place } from "./svg.ts";
import { knownByBody } from "./token-staging.ts";

const creatures: { id: string; picture: Picture }[] = [];

beforeAll(async () => {
  await needPictures();
  for (const line of pictureLines.split("\n")) {
    const [id = ""] = line.split("|");
    if (kindOf(id) !== "creature") continue;
    const picture = (await pictureFiles.chunk(id)).pictures[id];
    if (picture) creatures.push({ id, picture });
  }
}, 120_000);

const forms = (picture: Picture): Drawing[] => [picture.flat, picture.toon, picture.shaded];

test("the face of nearly every creature is known", () => {
  const unknown = creatures.filter(({ picture }) => !picture.flat.head).map(({ id }) => id);
  expect(creatures.length).toBeGreaterThan(180);
  expect(unknown.length, unknown.join(" ")).toBeLessThan(12);
});

test("who is shown whole is a creature whose face could be shown", () => {
  const faces = new Set(creatures.filter(({ picture }) => picture.flat.head).map(({ id }) => id));
  expect(knownByBody.filter((id) => !faces.has(id))).toEqual([]);
});

test("nothing that is held or met covers the middle of a creature's face, in any form", () => {
  const covered: string[] = [];
  const square = { x: 256, y: 260, size: 430 };
  for (const { id, picture } of creatures) {
    for (const drawing of forms(picture)) {
      for (const relation of ["holds", "lifts", "meets", "fears", "fights", "rides"] as const) {
        const act = actWith(
          {
            relation,
            count: 1,
            side: 1,
            isAside: false,
            isUpright: false,
            slot: "crown",
            rim: 0.3,
            isSign: false,
            level: 0,
            isTiny: false,
            motifState: null,
            motifMood: null,
          },
          drawing,
        );
        const { hero } = heroSpot(square, act);
        const body = place(drawing, "h", hero.x, hero.y, hero.size);
        const spot = motifSpot(square, act, body, drawing);
        const { centre, width, height } = place(drawing, "m", spot.x, spot.y, spot.size);
        const { face } = body;
        if (!face) continue;
        const [dx, dy] = [
          Math.abs(centre[0] - face.x) - width / 2,
          Math.abs(centre[1] - face.y) - height / 2,
        ];
        if (dx < face.r * -0.4 && dy < face.r * -0.55) covered.push(`${id} ${relation}`);
      }
    }
  }
  expect([...new Set(covered)]).toEqual([]);
});
