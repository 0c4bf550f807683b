/** @module-tag slow */

import { beforeAll, expect, it } from "vitest";
import { toRgb } from "../../colour/colour.ts";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import { readIdea } from "../../reading/read-idea.ts";
import { drawToken } from "../draw-token.ts";

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
