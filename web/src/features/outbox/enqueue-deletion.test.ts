import { beforeEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { Intents } from "../../db/intents.ts";
import { addToOutbox, readOutbox, undoInOutbox } from "../../db/outbox.ts";
import type { OutboxRow, StoredRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { enqueue } from "./enqueue.ts";
import { flushOutbox } from "./flush-outbox.ts";

const token = aToken();
const logo = { type: "image/png", bytes: new ArrayBuffer(4) };
let deps: FakeDeps;
let owner: string;

const rows = () => readOutbox(deps.db, owner);

/** A token that was made here waits, as a page left it. */
const waits = (left: Partial<StoredRow> = {}) => {
  const payload: Intents["create-token@1"] = {
    shown: token,
    logo,
    banner: null,
    generateBanner: false,
    metadata: null,
  };
  return addToOutbox(
    deps.db,
    anIntent(owner, { kind: "create-token@1", entity: token.id, payload, ...left }),
  );
};

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
});

/** Queues the deletion, and gives its row. */
const remove = async (seen = token) => {
  const intent = { kind: "delete-token@2" as const, entity: token.id, payload: { seen } };
  await enqueue(deps, owner, intent, { isLater: true });
  return (await rows()).find(({ kind }) => kind === "delete-token@2");
};

/** A device on which the outbox takes nothing new and lets nothing go, and then the tokens neither. */
const fill = (table: "outbox" | "tokens") => {
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  Object.assign(deps.db[table], table === "outbox" ? { add: refuse } : { delete: refuse });
};

describe("deleting a token that the server may not have", () => {
  it("sends nothing and keeps nothing if its creation was never sent", async () => {
    await putToken(deps.db, owner, token);
    await waits();
    expect(await remove()).toBeUndefined();
    expect(await rows()).toEqual([]);
    expect(await readToken(deps.db, owner, token.id)).toBeUndefined();
  });

  it("sends the deletion if the page died while its creation was being sent", async () => {
    await waits();
    let left: OutboxRow[] = [];
    deps.handlers.createToken = async () => {
      left = await rows();
      throw new ApiError({ kind: "status", status: 401 });
    };
    await flushOutbox(deps, owner, { eager: true });
    expect(left).toMatchObject([{ attempts: 0, wasSent: true }]);
    await remove();
    expect(await rows()).toMatchObject([{ kind: "delete-token@2", payload: { seen: token } }]);
  });

  it("sends the deletion if an earlier version of the app tried to send its creation", async () => {
    await waits({ attempts: 1 });
    await remove();
    expect(await rows()).toMatchObject([{ kind: "delete-token@2" }]);
  });
});

describe("the queued changes of a token that is deleted", () => {
  const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
  const edit = { id: token.id, words, base: token, version: 1 };
  const parked = { sentence: "No.", code: "launch_in_progress", theirs: null };
  const about = (kind: string, left: Partial<StoredRow> = {}) =>
    addToOutbox(deps.db, anIntent(owner, { kind, entity: token.id, payload: {}, ...left }));

  it("are replaced by the deletion, waiting or refused, and restored if it is undone", async () => {
    const queue = [
      await about("edit-token@1", { payload: edit, state: "parked", failure: parked }),
      await about("edit-token@1", { payload: edit }),
      await about("make-website@1"),
      await about("configure-automation@1"),
    ];
    const deletion = await remove();
    expect(await rows()).toEqual([deletion]);
    if (deletion) await undoInOutbox(deps.db, deletion);
    expect(await rows()).toEqual(queue);
  });

  it("are kept by a second deletion, which replaces the first", async () => {
    const queue = [await about("edit-token@1", { payload: edit })];
    await remove();
    expect(await remove()).toMatchObject({ displaced: queue });
    expect(await rows()).toHaveLength(1);
  });

  it("stay queued if a newer version of the app made them, or if they are about another token", async () => {
    const newer = await about("edit-token@9");
    const other = await about("edit-token@1", { entity: aToken().id });
    await remove();
    expect((await deps.db.outbox.toArray()).slice(0, 2)).toEqual([newer, other]);
  });

  it("do not count for the version to delete: the deletion names the one before them", async () => {
    await about("edit-token@1", { payload: edit });
    const shown = { ...token, ...words, version: 5 };
    expect(await remove(shown)).toMatchObject({
      payload: { seen: { ...token, version: 1 }, ours: [words] },
    });
  });
});

describe("on a device that is full", () => {
  it.each<["outbox" | "tokens", Partial<StoredRow>]>([
    ["outbox", { wasSent: true }],
    ["tokens", {}],
  ])("keeps the token and its queued changes when nothing can be written to %s", async (table, left) => {
    await putToken(deps.db, owner, token);
    await waits(left);
    fill(table);
    await expect(remove()).rejects.toThrow(sentences.device.notDone);
    expect(await rows()).toMatchObject([{ kind: "create-token@1" }]);
    expect(await readToken(deps.db, owner, token.id)).toEqual(token);
  });
});
