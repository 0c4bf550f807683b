import { beforeAll, expect, test } from "vitest";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import type { Drawing, Picture } from "../pictures.ts";
import { pictureLines } from "../pictures-index.gen.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Cast } from "./cast.ts";
import { knownByBody } from "./draw-token.ts";
import { motifSpot } from "./posed.ts";
import { poses } from "./staging.ts";
import { besideFace, covers, standOf } from "./stand.ts";
import { place } from "./svg.ts";

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

const forms = (picture: Picture): Drawing[] => [picture.flat, picture.glyph, picture.toon, picture.shaded];

test("the face of nearly every creature is known", () => {
  const unknown = creatures.filter(({ picture }) => !picture.flat.head).map(({ id }) => id);
  expect(creatures.length).toBeGreaterThan(180);
  expect(unknown.length, unknown.join(" ")).toBeLessThan(12);
});

test("who is shown whole is a creature whose face could be shown", () => {
  const faces = new Set(creatures.filter(({ picture }) => picture.flat.head).map(({ id }) => id));
  expect(knownByBody.filter((id) => !faces.has(id))).toEqual([]);
});

test("no motif covers a creature's face, in any pose, on either side", () => {
  const covered: string[] = [];
  for (const { id, picture } of creatures) {
    for (const drawing of forms(picture)) {
      for (const pose of poses) {
        if (pose === "topped") continue;
        for (const side of [1, -1] as const) {
          const cast = { motif: picture, staging: { pose } } as unknown as Cast;
          const stand = standOf(cast, drawing, side);
          const hero = place(drawing, "h", stand.x, stand.y, stand.size);
          const spot = motifSpot(stand, hero);
          // What counts is the face itself: its middle four fifths.
          if (hero.face && covers(spot, { ...hero.face, r: hero.face.r * 0.8 }))
            covered.push(`${id} ${pose}`);
        }
      }
    }
  }
  expect([...new Set(covered)]).toEqual([]);
});

test("beside a face that fills the picture the motif moves out, and stays where it is beside none", () => {
  const hero = { x: 256, y: 256, size: 350 };
  const face = { x: 256, y: 270, r: 126 };
  expect(covers(besideFace(hero, face, 1), face)).toBe(false);
  expect(besideFace(hero, null, 1)).toEqual({ x: 396, y: 382, size: 133 });
});
