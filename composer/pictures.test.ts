import { expect, test } from "vitest";
import { findPicture, type Picture, type PictureSource } from "./pictures.ts";

const picture = (name: string) => ({ name }) as unknown as Picture;
const source = (chunks: Record<string, string[]>): PictureSource => ({
  chunk: async (id) => {
    const ids = chunks[id];
    if (!ids) throw new Error("offline");
    return { pictures: Object.fromEntries(ids.map((each) => [each, picture(each)])) };
  },
});

test("the first picture that can be had is taken", async () => {
  const found = await findPicture(["frog", "toad"], source({ toad: ["toad"], starter: ["frog"] }));
  expect(found?.id).toBe("toad");
});

test("where none can be had, the starter pack is asked, best first", async () => {
  const found = await findPicture(["yak", "frog", "toad"], source({ starter: ["toad", "frog"] }));
  expect(found?.id).toBe("frog");
});

test("without any there is none, and no error", async () => {
  expect(await findPicture(["frog"], source({}))).toBeNull();
});
