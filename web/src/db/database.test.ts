import { Dexie } from "dexie";
import { describe, expect, it } from "vitest";
import { aDeckChange } from "../../testing/a-deck-change.ts";
import { aLaunch } from "../../testing/a-launch.ts";
import { anIntent } from "../../testing/an-intent.ts";
import { aToken, aUser } from "../../testing/fake-deps.ts";
import { emptyDraft } from "../wizard-draft.ts";
import { type Database, openDatabase } from "./database.ts";
import { readDraftImage, writeDraftImage } from "./draft-image.ts";
import { readDraft } from "./drafts.ts";
import { readImage } from "./images.ts";
import { addToOutbox, readOutbox } from "./outbox.ts";
import { readStats } from "./stats.ts";
import { readTokens } from "./token-rows.ts";
import { putToken } from "./tokens.ts";

/** The schemas as they were released. */
const schemas: Record<number, Record<string, string>> = {
  1: {
    tokens: "[owner+id], [owner+created_at]",
    lists: "owner",
    profiles: "owner",
    drafts: "[owner+subject], owner",
    launches: "tokenId, owner",
    seals: "id",
    config: "id",
  },
  2: { siteEdits: "[owner+websiteId], owner" },
  3: { draftImages: "owner" },
  4: { images: "[owner+key], fetchedAt", stats: "owner, fetchedAt" },
  5: { outbox: "++seq, owner" },
};

const frog = aToken({ name: "Frog" });
const cat = aToken({ name: "Cat", mint_address: "C".repeat(43), website_url: "http://cat.localhost" });
const row = (owner: string, token: typeof frog) => ({
  owner,
  id: token.id,
  created_at: token.created_at,
  token,
});
const change = aDeckChange("ann");
/** Edited and not sent, opened alone, and what no version has written. */
const siteEdits = [
  { owner: "ann", ...change, savedAt: 5 },
  { owner: "ann", ...change, websiteId: "opened", deck: change.site.deck, savedAt: 6 },
  { owner: "ann", websiteId: "strange", site: 1, deck: [] },
];
let devices = 0;

/** A device that was last used with an earlier version of the app. */
async function deviceOf(version: number): Promise<string> {
  const name = `device-${++devices}`;
  const db = new Dexie(name) as Database;
  for (let each = 1; each <= version; each++) db.version(each).stores(schemas[each] ?? {});
  await db.tokens.bulkPut([row("ann", frog), row("ann", cat), row("ben", frog)]);
  await db.lists.put({ owner: "ann", fetchedAt: 7, wholeAt: 0, cursor: null });
  await db.profiles.put({ owner: "ann", user: aUser("ann") });
  await db.drafts.put({
    owner: "ann",
    subject: "new",
    draft: { ...emptyDraft, prompt: "a frog" },
    savedAt: 1,
  });
  await db.launches.put(aLaunch({ owner: "ann", tokenId: frog.id, stage: "sending" }));
  if (version >= 2) await db.table("siteEdits").bulkPut(siteEdits);
  if (version >= 5) await addToOutbox(db, anIntent("ann"));
  if (version >= 3)
    await writeDraftImage(db, "ann", "new", new File(["png"], "frog.png", { type: "image/png" }));
  db.close();
  return name;
}

describe.each([1, 2, 3, 4, 5])("a device of schema %i", (version) => {
  it("keeps all that it had", async () => {
    const db = openDatabase(await deviceOf(version));
    expect((await readTokens(db, "ann")).map(({ name }) => name).sort()).toEqual(["Cat", "Frog"]);
    expect(await db.lists.get("ann")).toMatchObject({ fetchedAt: 7 });
    expect(await db.profiles.get("ann")).toBeDefined();
    expect(await readDraft(db, "ann", "new")).toMatchObject({ prompt: "a frog" });
    expect(await db.launches.get(frog.id)).toMatchObject({ stage: "sending" });
    if (version >= 3) expect(await (await readDraftImage(db, "ann", "new"))?.text()).toBe("png");
  });

  it("queues what was edited of its websites and not sent, after what waits already", async () => {
    const db = openDatabase(await deviceOf(version));
    const queue = await readOutbox(db, "ann");
    const edits = version < 2 ? [] : [{ entity: "token-1", payload: change, state: "waiting", createdAt: 5 }];
    expect(queue).toMatchObject([...(version < 5 ? [] : [{ kind: "send-message@1" }]), ...edits]);
    expect(new Set(queue.map(({ key }) => key)).size).toBe(queue.length);
    expect((await db.sites.toArray()).map(({ websiteId, site }) => [websiteId, site])).toEqual(
      version < 2 ? [] : ["opened", change.websiteId].map((id) => [id, change.site]),
    );
    expect([...db.backendDB().objectStoreNames]).not.toContain("siteEdits");
  });

  it("has its tokens counted, each owner's apart, and counts on from there", async () => {
    const db = openDatabase(await deviceOf(version));
    const ann = { total: 2, deployed: 1, draft: 1, imported: 0, websites: 1 };
    expect(await readStats(db, "ann")).toEqual(ann);
    expect(await readStats(db, "ben")).toEqual({ ...ann, total: 1, deployed: 0, websites: 0 });
    await putToken(db, "ben", aToken({ origin: "IMPORTED" }));
    expect(await readStats(db, "ben")).toMatchObject({ total: 2, draft: 1, imported: 1 });
  });

  it("takes what came since", async () => {
    const db = openDatabase(await deviceOf(version));
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    await db.images.put({
      owner: "ann",
      key: `${frog.id}_logo`,
      url: "/a",
      type: "image/webp",
      bytes,
      fetchedAt: 1,
    });
    expect((await readImage(db, "ann", `${frog.id}_logo`))?.bytes.byteLength).toBe(3);
    await addToOutbox(db, anIntent("ben"));
    expect(await readOutbox(db, "ben")).toHaveLength(1);
  });
});
