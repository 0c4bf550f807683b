import { beforeEach, expect, it } from "vitest";
import { aCoin, mint } from "../../testing/a-coin.ts";
import { aDeckChange } from "../../testing/a-deck-change.ts";
import { anImage } from "../../testing/an-image.ts";
import { anIntent } from "../../testing/an-intent.ts";
import { aToken, fakeDeps } from "../../testing/fake-deps.ts";
import { emptyDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { writeDraft } from "./drafts.ts";
import { imageKeys, writeImage } from "./images.ts";
import { clearCaches } from "./make-room.ts";
import { addToOutbox, readOutbox } from "./outbox.ts";
import { writeSite } from "./sites.ts";
import { readStats } from "./stats.ts";
import { readTokens } from "./token-rows.ts";
import { replaceTokens } from "./tokens.ts";

const unsent = aToken({ name: "Made here" });
const saved = aToken({ name: "Saved" });
let db: Database;

beforeEach(async () => {
  db = fakeDeps().db;
  await replaceTokens(db, "ann", [unsent, saved], 1, null);
  for (const { id } of [unsent, saved]) await writeImage(db, anImage("ann", id, "logo", { fetchedAt: 1 }));
  await addToOutbox(db, anIntent("ann", { entity: unsent.id, kind: "create-token@1" }));
});

it("keeps a token that waits to be sent, with its picture and its count, and lets the others go", async () => {
  await clearCaches(db);
  expect((await readTokens(db, "ann")).map(({ name }) => name)).toEqual(["Made here"]);
  expect([...(await imageKeys(db, "ann", "logo"))]).toEqual([`${unsent.id}_logo`]);
  expect((await readStats(db, "ann")).total).toBe(1);
  expect(await readOutbox(db, "ann")).toHaveLength(1);
  expect(await db.lists.get("ann")).toBeUndefined();
});

it("keeps a token that was begun to be edited, and one whose website was", async () => {
  const [typed, designed] = [aToken({ name: "Typed" }), aToken({ name: "Designed" })];
  await replaceTokens(db, "ann", [typed, designed, saved], 1, null);
  await writeDraft(db, "ann", typed.id, { ...emptyDraft, token: typed, name: "Other" }, 1);
  const change = { kind: "change-deck@1", entity: designed.id, payload: aDeckChange("ann") };
  await addToOutbox(db, anIntent("ann", change));
  await clearCaches(db);
  expect((await readTokens(db, "ann")).map(({ name }) => name).sort()).toEqual(["Designed", "Typed"]);
});

it("lets go of the launched tokens that were looked at", async () => {
  await db.coins.put({ mint, coin: aCoin(), fetchedAt: 1 });
  await clearCaches(db);
  expect(await db.coins.count()).toBe(0);
});

it("lets it go as well once nothing waits for it", async () => {
  await db.outbox.clear();
  await clearCaches(db);
  expect(await readTokens(db, "ann")).toEqual([]);
  expect([...(await imageKeys(db, "ann", "logo"))]).toEqual([]);
  expect(await db.stats.get("ann")).toBeUndefined();
});

it("lets go of a website that was opened, but not of what was changed in it", async () => {
  const { websiteId, site } = aDeckChange("ann");
  await writeSite(db, { owner: "ann", websiteId, site, fetchedAt: 1 });
  await addToOutbox(db, anIntent("ann", { kind: "change-deck@1", payload: aDeckChange("ann") }));
  await clearCaches(db);
  expect(await db.sites.count()).toBe(0);
  expect(await readOutbox(db, "ann")).toHaveLength(2);
});
