import { beforeEach, describe, expect, it } from "vitest";
import { aToken, fakeWorld } from "../../testing/fake-world.ts";
import type { Database } from "./database.ts";
import { putToken, readToken, readTokens, removeToken, replaceTokens, strip } from "./tokens.ts";

const [older, newer, newest] = [1, 2, 3].map((day) =>
  aToken({ name: `Day ${day}`, created_at: `2026-01-0${day}T00:00:00.000Z` }),
) as [ReturnType<typeof aToken>, ReturnType<typeof aToken>, ReturnType<typeof aToken>];
const names = async (owner: string) => (await readTokens(db, owner)).map(({ name }) => name);
let db: Database;

beforeEach(() => {
  db = fakeWorld().db;
});

describe("the tokens of an owner, on the device", () => {
  it("are read newest first, however they came", async () => {
    await replaceTokens(db, "ann", [newer, older], 0, null);
    await putToken(db, "ann", newest);
    expect(await names("ann")).toEqual(["Day 3", "Day 2", "Day 1"]);
  });

  it("are kept apart from another owner's, also where an id is the same", async () => {
    await putToken(db, "ann", newer);
    await putToken(db, "ben", { ...newer, name: "Ben's" });
    await removeToken(db, "ben", newer.id);
    expect(await names("ann")).toEqual(["Day 2"]);
    expect(await names("ben")).toEqual([]);
    expect(await readToken(db, "ben", newer.id)).toBeUndefined();
  });

  it("are not taken for those of an owner whose address begins alike", async () => {
    await putToken(db, "ann", newer);
    await putToken(db, "anna", older);
    expect(await names("ann")).toEqual(["Day 2"]);
  });

  it("lose what the server no longer has, when the whole list comes", async () => {
    await replaceTokens(db, "ann", [older, newer], 0, null);
    await putToken(db, "ben", older);
    await replaceTokens(db, "ann", [newer, newest], 1, null);
    expect(await names("ann")).toEqual(["Day 3", "Day 2"]);
    expect(await names("ben")).toEqual(["Day 1"]);
  });

  it("remember when the list was read", async () => {
    await replaceTokens(db, "ann", [], 1234, '"tag"');
    expect(await db.lists.get("ann")).toEqual({ owner: "ann", fetchedAt: 1234, etag: '"tag"' });
    expect(await db.lists.get("ben")).toBeUndefined();
  });

  it("take the newer words of the same token", async () => {
    await putToken(db, "ann", newer);
    await putToken(db, "ann", { ...newer, name: "Renamed", version: 2 });
    expect(await readToken(db, "ann", newer.id)).toMatchObject({ name: "Renamed", version: 2 });
    expect(await names("ann")).toEqual(["Renamed"]);
  });

  it("are kept without the bulky fields", async () => {
    const bulky = { ...newer, raw_data: "x", generation_metadata: {}, full_response: {} };
    await putToken(db, "ann", bulky);
    expect(await readToken(db, "ann", newer.id)).toEqual(newer);
    await replaceTokens(db, "ann", [bulky], 0, null);
    expect(await readToken(db, "ann", newer.id)).toEqual(newer);
  });

  it("are not changed by being stripped: it is a copy that is kept", () => {
    const bulky = { ...newer, raw_data: "x" };
    expect(strip(bulky)).toEqual(newer);
    expect(bulky.raw_data).toBe("x");
  });
});
