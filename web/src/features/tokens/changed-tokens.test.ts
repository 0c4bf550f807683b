import { beforeEach, describe, expect, it, vi } from "vitest";
import { DAY } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readStats } from "../../db/stats.ts";
import { readToken, readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { giveUp } from "../outbox/answer-parked.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { takeBack } from "../outbox/take-back.ts";
import { syncTokens } from "./sync-tokens.ts";

const frog = aToken({ name: "Moon Frog" });
const cat = aToken({ name: "Ramen Cat" });
let deps: FakeDeps;
let owner: string;
let now: number;
/** What the server has, and where its list stands; of a change it remembers the id. */
let there: Map<string, SavedToken>;
let run: string;
let changes: string[];
let asked: string[];

const change = (token: SavedToken) => {
  there.set(token.id, token);
  changes.push(token.id);
};
const remove = (id: string) => {
  there.delete(id);
  changes.push(id);
};
const refresh = () => syncTokens(deps, { force: true });
const here = async () => (await readTokens(deps.db, owner)).map(({ name }) => name).sort();
const edit = (change: object = {}) => {
  const words = { name: "Typed", ticker: "FROG", narrative: "A frog." };
  const payload = { id: frog.id, words, base: frog, version: 1 };
  return addToOutbox(deps.db, anIntent(owner, { kind: "edit-token@1", entity: frog.id, payload, ...change }));
};

beforeEach(async () => {
  there = new Map([frog, cat].map((token) => [token.id, token]));
  [run, changes, asked, now] = ["run", [], [], 1_700_000_000_000];
  deps = fakeDeps({
    listTokens: ({ query }) => {
      const { limit, offset, since = "" } = query as { limit: number; offset: number; since?: string };
      const list = { total: there.size, limit, offset, cursor: `${run}.${changes.length}` };
      const [ofRun, at] = since.split(".");
      asked.push(ofRun === run ? "changes" : `from ${offset}`);
      if (ofRun !== run)
        return { data: { ...list, tokens: [...there.values()].slice(offset, offset + limit) } };
      const ids = [...new Set(changes.slice(Number(at)))];
      const tokens = ids.flatMap((id) => there.get(id) ?? []);
      return { data: { ...list, tokens, removed: ids.filter((id) => !there.has(id)) } };
    },
  });
  deps.now = () => now;
  owner = signIn(deps);
  await refresh();
  asked = [];
});

describe("a list that this device has read before", () => {
  it("costs one small answer and one row if one of ten thousand tokens changed", async () => {
    for (let i = 2; i < 10_000; i++) there.set(`copy-${i}`, { ...cat, id: `copy-${i}` });
    run = "next";
    await refresh();
    expect([asked.length, await deps.db.tokens.count()]).toEqual([20, 10_000]);
    asked = [];
    const written = vi.spyOn(deps.db.tokens, "bulkPut");
    change({ ...cat, name: "Ramen Tom", version: 2 });
    await refresh();
    expect(asked).toEqual(["changes"]);
    expect(written.mock.calls.map(([rows]) => rows.length)).toEqual([1]);
    expect(await readToken(deps.db, owner, cat.id)).toMatchObject({ name: "Ramen Tom" });
    expect((await readStats(deps.db, owner)).total).toBe(10_000);
  });

  it("drops tokens deleted elsewhere, adds those created there, and updates the counts", async () => {
    remove(cat.id);
    change(aToken({ name: "Pirate", origin: "IMPORTED", mint_address: "P".repeat(43) }));
    await refresh();
    expect([asked, await here()]).toEqual([["changes"], ["Moon Frog", "Pirate"]]);
    expect(await readStats(deps.db, owner)).toMatchObject({ total: 2, draft: 1, imported: 1 });
  });

  it("is read whole if the server does not know its cursor", async () => {
    there.delete(cat.id);
    run = "restored";
    await refresh();
    expect([asked, await here()]).toEqual([["from 0"], ["Moon Frog"]]);
    await refresh();
    expect(asked).toEqual(["from 0", "changes"]);
  });

  it("is read whole once a day, and if its counts differ from the server's", async () => {
    now += DAY - 1;
    await refresh();
    now += 1;
    await refresh();
    expect(asked).toEqual(["changes", "from 0"]);
    await deps.db.tokens.clear();
    await deps.db.stats.clear();
    asked = [];
    await refresh();
    expect([asked, await here()]).toEqual([
      ["changes", "from 0"],
      ["Moon Frog", "Ramen Cat"],
    ]);
  });

  it("is read whole the next time if it changed while its pages were read", async () => {
    for (let i = 2; i < 600; i++) there.set(`copy-${i}`, { ...cat, id: `copy-${i}` });
    run = "next";
    const { listTokens } = deps.handlers;
    deps.handlers.listTokens = (request) => {
      const answer = listTokens?.(request);
      if (asked.at(-1) === "from 0") change({ ...cat, name: "Ramen Tom" });
      return answer;
    };
    await refresh();
    Object.assign(deps.handlers, { listTokens });
    asked = [];
    await refresh();
    expect(asked).toEqual(["from 0", "from 500"]);
    await refresh();
    expect(asked.at(-1)).toBe("changes");
  });
});

describe("a token with queued changes", () => {
  it("keeps its changes on top of the server's, and stays even if it was deleted there", async () => {
    await edit();
    change({ ...frog, name: "Their Frog", version: 2 });
    await refresh();
    expect(await here()).toEqual(["Ramen Cat", "Typed"]);
    remove(frog.id);
    await refresh();
    expect(await here()).toEqual(["Ramen Cat", "Typed"]);
  });

  it("does not come back while its deletion is queued", async () => {
    await deps.db.tokens.delete([owner, frog.id]);
    const payload = { seen: frog };
    await addToOutbox(deps.db, anIntent(owner, { kind: "delete-token@2", entity: frog.id, payload }));
    change({ ...frog, version: 2 });
    await refresh();
    expect([asked, await here()]).toEqual([["changes"], ["Ramen Cat"]]);
  });

  it("is shown as the server has it once they are given up", async () => {
    const failure = { sentence: "No.", code: "idea_refused", theirs: null };
    await edit({ state: "parked", failure });
    await putToken(deps.db, owner, { ...frog, name: "Typed" });
    const [row] = await readOutbox(deps.db, owner);
    if (row) await giveUp(deps, row);
    expect([await here(), asked]).toEqual([["Moon Frog", "Ramen Cat"], ["from 0"]]);
  });

  it.each([
    ["taken back", (row: OutboxRow) => takeBack(deps, row)],
    ["refused", () => flushOutbox(deps, owner, { eager: true })],
  ])("is shown as the server has it if its deletion is %s", async (_, undo) => {
    deps.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    await deps.db.tokens.delete([owner, frog.id]);
    const deletion = { kind: "delete-token@2", entity: frog.id, payload: { seen: frog } };
    const row = await addToOutbox(deps.db, anIntent(owner, deletion));
    change({ ...frog, name: "Their Frog", version: 2 });
    await refresh();
    expect(await here()).toEqual(["Ramen Cat"]);
    await undo(row);
    await refresh();
    expect(await here()).toEqual(["Ramen Cat", "Their Frog"]);
  });
});
