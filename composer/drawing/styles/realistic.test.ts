/** @module-tag slow */

import { beforeAll, expect, it } from "vitest";
import { toRgb } from "../../colour/colour.ts";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import { readIdea } from "../../reading/read-idea.ts";
import { drawToken } from "../draw-token.ts";
import { tryOf } from "../staging.ts";

beforeAll(needPictures, 120_000);

/** How light the fine line around the motif is, 0 to 1, or null where it has none. */
const lineOf = async (idea: string): Promise<number | null> => {
  const order = { reading: readIdea(idea), name: "Some Name", seed: "a", pictures: pictureFiles } as const;
  const { svg } = (await drawToken({ ...order, style: "realistic" })).logo();
  const [, filter = ""] = /<filter id="mclay"(.*?)<\/filter>/s.exec(svg) ?? [];
  const [, colour] =
    /flood-color="(#[0-9a-f]{6})"[^>]*\/><feComposite [^>]*result="contour"/.exec(filter) ?? [];
  return filter && colour ? Math.max(...toRgb(colour)) / 255 : null;
};

it("lights the edge of what is dark before somebody dark, and parts what is before anybody else by a line darker than it", async () => {
  expect(await lineOf("a black cat holding a bomb")).toBeGreaterThan(0.6);
  expect(await lineOf("a white cat holding a bomb")).toBeLessThan(0.2);
  // What stands behind has none.
  expect(await lineOf("a white cat sitting on a throne")).toBeNull();
});

it("stands two on one floor upright, and casts the shadow of who leans alone", async () => {
  const logosOf = async (idea: string) => {
    const order = { reading: readIdea(idea), name: "Some Name", pictures: pictureFiles };
    const tries = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) =>
      drawToken({ ...order, style: "realistic", seed: tryOf("s", nth) }),
    );
    return (await Promise.all(tries)).map(({ logo }) => logo().svg);
  };
  for (const idea of ["two hedgehogs sharing an umbrella", "a goose with a knife"])
    for (const svg of await logosOf(idea)) expect(LEANT.test(svg), idea).toBe(false);
  const leant = (await logosOf("a moose")).filter((svg) => LEANT.test(svg));
  expect(leant.length).toBeGreaterThan(0);
  for (const svg of leant) expect(svg.includes("url(#soft)")).toBe(true);
});
const LEANT = /rotate\(-?7 256 260\)/;
