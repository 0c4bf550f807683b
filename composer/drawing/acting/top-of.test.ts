/** @module-tag slow */

import { beforeAll, expect, test } from "vitest";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import { findPicture } from "../../pictures.ts";
import { topOf } from "./top-of.ts";

beforeAll(needPictures, 120_000);

const topOfA = async (id: string): Promise<number> => {
  const found = await findPicture([id], pictureFiles);
  if (!found) throw new Error(id);
  return topOf(found.picture);
};

test("one lies on the mattress, and not on the head of the bed", async () => {
  expect(await topOfA("bed")).toBeGreaterThan(0.25);
  expect(await topOfA("couch-and-lamp")).toBeGreaterThan(0.25);
});

test("what is flat begins at its upper edge", async () => {
  expect(await topOfA("fridge")).toBeLessThan(0.1);
  expect(await topOfA("cardboard-box")).toBeLessThan(0.35);
});
