import { beforeAll, expect, test } from "vitest";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { findPicture } from "../pictures.ts";
import { heaped } from "./heaped.ts";

beforeAll(needPictures, 120_000);

test("each of six that lie in a heap has an edge of its own, and light where there is light", async () => {
  const egg = await findPicture(["egg"], pictureFiles);
  if (!egg) throw new Error("There is no egg.");
  const { flat, toon, shaded } = heaped(egg.picture);
  const edges = [flat, toon, shaded].map(
    ({ body }) => body.match(/<g fill="#[^"]+" stroke="#[^"]+"/g)?.length ?? 0,
  );
  expect(edges).toEqual([6, 6, 0]);
});
