import { beforeEach, describe, expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { giveUp, keepMine, takeTheirs, tryAgain } from "./answer-parked.ts";

const token = aToken({ name: "Before" });
const theirs = { ...token, name: "Theirs", version: 5 };
const words = { name: "Mine", ticker: "FROG", narrative: "A frog." };
let deps: FakeDeps;
let owner: string;
let row: OutboxRow;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  deps = fakeDeps({
    changeToken: ({ body }) => {
      sent.push(body);
      return { ...token, ...(body as object), version: 6 };
    },
    listTokens: () => ({ data: { tokens: [theirs], total: 1, limit: 500, offset: 0 } }),
  });
  owner = signIn(deps);
  row = await addToOutbox(deps.db, {
    owner,
    entity: token.id,
    kind: "edit-token@1",
    payload: { id: token.id, version: 1, words, base: { ...words, name: "Before" } },
    key: crypto.randomUUID(),
    state: "parked",
    attempts: 3,
    notBefore: 0,
    createdAt: 0,
    failure: { sentence: "Changed elsewhere.", code: "version_conflict", theirs },
  });
});

const left = () => readOutbox(deps.db, owner);
const here = async () => (await readToken(deps.db, owner, token.id))?.name;

describe("a change that the server refused", () => {
  it("is sent again as it is", async () => {
    await tryAgain(deps, row);
    expect(sent).toEqual([{ ...words, version: 1 }]);
    expect(await left()).toEqual([]);
  });

  it("is sent under a new key, on top of the server's version, when the user keeps it", async () => {
    const keys: unknown[] = [];
    const { call } = deps.api;
    deps.api.call = (endpoint, request, options) => {
      keys.push(options?.headers?.["Idempotency-Key"]);
      return call(endpoint, request, options);
    };
    await keepMine(deps, row, theirs);
    expect(sent).toEqual([{ ...words, version: 5 }]);
    expect(keys[0]).not.toBe(row.key);
    expect(await here()).toBe("Mine");
  });

  it("is dropped when the user takes the server's version", async () => {
    await takeTheirs(deps, row, theirs);
    expect(sent).toEqual([]);
    expect(await here()).toBe("Theirs");
    expect(await left()).toEqual([]);
  });

  it("is dropped for the server's version, with the later changes still applied", async () => {
    const later = { name: "Later", ticker: "FROG", narrative: "A frog." };
    const payload = { id: token.id, version: 1, words: later, base: words };
    await addToOutbox(deps.db, anIntent(owner, { kind: "edit-token@1", entity: token.id, payload }));
    await takeTheirs(deps, row, theirs);
    expect(await here()).toBe("Later");
    expect(await left()).toMatchObject([{ state: "waiting" }]);
  });

  it("shows the server's version again when it is given up", async () => {
    await giveUp(deps, row);
    expect(await here()).toBe("Theirs");
    expect(await left()).toEqual([]);
  });

  it("is parked again when it is refused again", async () => {
    deps.handlers.changeToken = () => {
      throw new ApiError({ kind: "status", status: 422, detail: "No." });
    };
    await tryAgain(deps, row);
    expect(await left()).toMatchObject([{ state: "parked", failure: { sentence: "No.", theirs: null } }]);
  });
});
