import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aToken } from "../../testing/fake-deps.ts";
import { emptyDraft } from "../wizard-draft.ts";
import { type Database, openDatabase, SCHEMA } from "./database.ts";
import { readDraft, writeDraft } from "./drafts.ts";
import { openDevice } from "./open-device.ts";
import { readTokens } from "./token-rows.ts";
import { putToken } from "./tokens.ts";

let devices = 0;
let name: string;
let reported: string[];
let waits: { ms: number; over: () => void }[];
const opened: Database[] = [];
const report = (problem: string) => void reported.push(problem);
const wait = (ms: number) => new Promise<void>((over) => void waits.push({ ms, over }));
const open = async () => {
  const db = await openDevice(report, wait, name);
  opened.push(db);
  return db;
};

beforeEach(() => {
  name = `opened-${++devices}`;
  reported = [];
  waits = [];
  // Dexie says in the console what it does about it.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

/** It keeps what is written for as long as the page lives. */
async function works(db: Database): Promise<void> {
  await putToken(db, "ann", aToken());
  await writeDraft(db, "ann", "new", { ...emptyDraft, prompt: "a frog" }, 1);
  expect(await readTokens(db, "ann")).not.toEqual([]);
  expect(await readDraft(db, "ann", "new")).toMatchObject({ prompt: "a frog" });
}

describe("the device's database", () => {
  it("opens, and says nothing", async () => {
    const db = await open();
    await works(db);
    expect(reported).toEqual([]);
    db.close();
    expect(await readDraft(await open(), "ann", "new")).toMatchObject({ prompt: "a frog" });
  });

  it("that may not be opened is one in memory, and that is reported", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("The user denied permission.", "SecurityError");
    });
    await works(await open());
    expect(reported).toEqual(["unopenable"]);
  });

  it("that never opens is waited for no longer than ten seconds", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => ({}) as IDBOpenDBRequest);
    const opening = open();
    await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([10_000]));
    waits[0]?.over();
    await works(await opening);
    expect(reported).toEqual(["unopenable"]);
  });

  it("that an older tab will not let go of is one in memory after three seconds, and nothing of it is lost", async () => {
    const older = await olderTab();
    const opening = open();
    await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([10_000, 3_000]));
    waits[1]?.over();
    await works(await opening);
    expect(reported).toEqual(["blocked"]);
    older.close();
    expect(await readDraft(await open(), "ann", "new")).toMatchObject({ prompt: "of the older tab" });
  });

  it("is given up to a newer version in another tab, which is reported, and used on", async () => {
    const db = await open();
    await works(db);
    const newer = new Dexie(name);
    for (const { version, stores } of schemaOf(db).concat(future)) newer.version(version).stores(stores);
    await newer.open();
    expect(reported).toEqual(["outdated"]);
    newer.close();
    await works(db);
  });

  it("of a newer version of the app is used as it is, which is reported", async () => {
    const first = await open();
    await writeDraft(first, "ann", "new", { ...emptyDraft, prompt: "made later" }, 1);
    const now = schemaOf(first);
    first.close();
    const newer = new Dexie(name);
    for (const { version, stores } of now.concat(future)) newer.version(version).stores(stores);
    await newer.open();
    newer.close();
    const db = await open();
    expect(reported).toEqual(["future"]);
    expect(await readDraft(db, "ann", "new")).toMatchObject({ prompt: "made later" });
    await works(db);
  });

  it("whose connection is lost opens again by itself", async () => {
    const db = await open();
    await works(db);
    db.backendDB().close();
    await works(db);
    db.backendDB().onclose?.(new Event("close"));
    await works(db);
    expect(reported).toEqual([]);
  });
});

const future: ReturnType<typeof schemaOf> = [{ version: SCHEMA + 1, stores: { comets: "id" } }];

function schemaOf(db: Database): { version: number; stores: Record<string, string> }[] {
  const stores = Object.fromEntries(
    db.tables.map(({ name: table, schema }) => [
      table,
      [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(", "),
    ]),
  );
  return [{ version: SCHEMA, stores }];
}

/** A tab of the first version, that does not hear of what comes. */
async function olderTab(): Promise<Dexie> {
  const older = openDatabase(name);
  older.close();
  const first = new Dexie(name);
  first.version(1).stores({
    tokens: "[owner+id], [owner+created_at]",
    lists: "owner",
    profiles: "owner",
    drafts: "[owner+subject], owner",
    launches: "tokenId, owner",
    seals: "id",
    config: "id",
  });
  await first.open();
  await writeDraft(first as Database, "ann", "new", { ...emptyDraft, prompt: "of the older tab" }, 1);
  first.on("versionchange", () => false);
  first.backendDB().onversionchange = null;
  return first;
}
