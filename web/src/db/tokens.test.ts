import { beforeEach, describe, expect, it } from "vitest";
import { countTokens } from "#contract/token.ts";
import { anImage } from "../../testing/an-image.ts";
import { aToken, fakeDeps } from "../../testing/fake-deps.ts";
import type { Database } from "./database.ts";
import { imageKeys, writeImage } from "./images.ts";
import { readStats } from "./stats.ts";
import { readToken, readTokens, toRow } from "./token-rows.ts";
import { changeTokens, putToken, readTokenPage, removeToken, replaceTokens } from "./tokens.ts";

const [older, newer, newest] = [1, 2, 3].map((day) =>
  aToken({ name: `Day ${day}`, created_at: `2026-01-0${day}T00:00:00.000Z` }),
) as [ReturnType<typeof aToken>, ReturnType<typeof aToken>, ReturnType<typeof aToken>];
const names = async (owner: string) => (await readTokens(db, owner)).map(({ name }) => name);
let db: Database;

beforeEach(() => {
  db = fakeDeps().db;
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
    await replaceTokens(db, "ann", [], 1234, "run.7");
    const row = { owner: "ann", fetchedAt: 1234, wholeAt: 1234, cursor: "run.7" };
    expect(await db.lists.get("ann")).toEqual(row);
    expect(await db.lists.get("ben")).toBeUndefined();
  });

  it("are written in slices when the whole list comes, with a pause between them", async () => {
    const tokens = Array.from({ length: 1201 }, () => aToken());
    const seen: number[] = [];
    const pause = async () => void seen.push(await db.tokens.count());
    await replaceTokens(db, "ann", tokens, 1, null, pause);
    expect(seen).toEqual([500, 1000]);
    expect((await readTokens(db, "ann")).length).toBe(1201);
    expect(await readStats(db, "ann")).toEqual(countTokens(tokens));
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

  it("are counted on by a list's changes where an old version wrote something else in their place", async () => {
    await db.tokens.put({ owner: "ann", id: newer.id, created_at: "", token: null as never });
    const list = { owner: "ann", fetchedAt: 0, wholeAt: 0, cursor: "1" };
    await changeTokens(db, list, { tokens: [newer], removed: [], cursor: "2" }, 1);
    expect(await names("ann")).toEqual(["Day 2"]);
    expect((await readStats(db, "ann")).total).toBe(1);
  });

  it("are not changed by being stripped: it is a copy that is kept", () => {
    const bulky = { ...newer, raw_data: "x" };
    expect(toRow("ann", bulky).token).toEqual(newer);
    expect(bulky.raw_data).toBe("x");
  });
});

describe("one page of them", () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    aToken({ name: `Gem ${index}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString() }),
  );
  const page = async (number: number) =>
    (await readTokenPage(db, "ann", number)).map(({ name }) => Number(name.slice(4)));

  it("has ten, the newest first, of one owner", async () => {
    await replaceTokens(db, "ann", many, 0, null);
    await putToken(db, "anna", newest);
    expect(await page(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await page(3)).toEqual([20, 21, 22]);
    expect(await page(4)).toEqual([]);
  });

  it("reads those ten and no other", async () => {
    await replaceTokens(db, "ann", many, 0, null);
    let reads = 0;
    db.tokens.hook("reading", (row) => {
      reads++;
      return row;
    });
    await page(2);
    expect(reads).toBe(10);
  });

  it("is not lost for one that cannot be read", async () => {
    await replaceTokens(db, "ann", many.slice(0, 4), 0, null);
    db.tokens.hook("reading", (row) => {
      if (row.token.name === "Gem 2") throw new DOMException("Failed to read.", "NotReadableError");
      return row;
    });
    expect(await page(1)).toEqual([0, 1, 3]);
    expect(await names("ann")).toEqual(["Gem 0", "Gem 1", "Gem 3"]);
  });

  it("is whole again once the list has come again", async () => {
    await replaceTokens(db, "ann", many.slice(0, 2), 0, null);
    const unreadable = (row: { token: { version: number } }) => {
      if (row.token.version === 1) throw new DOMException("Failed to read.", "NotReadableError");
      return row as never;
    };
    db.tokens.hook("reading", unreadable);
    expect(await page(1)).toEqual([]);
    await replaceTokens(
      db,
      "ann",
      many.slice(0, 2).map((token) => ({ ...token, version: 2 })),
      0,
      null,
    );
    expect(await page(1)).toEqual([0, 1]);
  });
});

describe("the counts", () => {
  const deployed = { mint_address: "M".repeat(43) };
  const agree = async (owner = "ann") =>
    expect(await readStats(db, owner)).toEqual(countTokens(await readTokens(db, owner)));

  it("follow each token that is written, changed or taken away", async () => {
    expect(await readStats(db, "ann")).toEqual(countTokens([]));
    await putToken(db, "ann", older);
    await putToken(db, "ann", newer);
    await agree();
    await putToken(db, "ann", { ...older, ...deployed, website_url: "http://a.localhost" });
    await agree();
    expect(await readStats(db, "ann")).toMatchObject({ total: 2, deployed: 1, websites: 1 });
    await removeToken(db, "ann", older.id);
    await removeToken(db, "ann", "nobody's");
    await agree();
    await replaceTokens(db, "ann", [older, { ...newest, origin: "IMPORTED" }], 5, null);
    await agree();
    expect(await db.stats.get("ann")).toMatchObject({ fetchedAt: 5, stats: { total: 2, imported: 1 } });
  });

  it("are right where several are written at once", async () => {
    await Promise.all([older, newer, newest, older].map((token) => putToken(db, "ann", token)));
    await agree();
    expect(await readStats(db, "ann")).toMatchObject({ total: 3 });
  });

  it("are one owner's", async () => {
    await putToken(db, "ann", older);
    await putToken(db, "ben", older);
    await removeToken(db, "ben", older.id);
    await agree("ann");
    expect(await readStats(db, "ben")).toMatchObject({ total: 0 });
  });
});

it("the pictures of a token go with it", async () => {
  for (const token of [older, newer]) {
    await putToken(db, "ann", token);
    for (const kind of ["logo", "banner"] as const) await writeImage(db, anImage("ann", token.id, kind));
  }
  await removeToken(db, "ann", older.id);
  expect([...(await imageKeys(db, "ann", "logo"))]).toEqual([`${newer.id}_logo`]);
  expect([...(await imageKeys(db, "ann", "banner"))]).toEqual([`${newer.id}_banner`]);
  await replaceTokens(db, "ann", [newest], 0, null);
  expect(await db.images.count()).toBe(0);
});
