import { beforeEach, describe, expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { Intents } from "../../db/intents.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { deleteUnsent } from "./delete-unsent.ts";
import { flushOutbox } from "./flush-outbox.ts";

const token = aToken();
const logo = { type: "image/png", bytes: new ArrayBuffer(4) };
let world: FakeWorld;
let owner: string;

const rows = () => readOutbox(world.db, owner);

/** A token that was made here waits, as a page left it. */
const waits = (left: Partial<OutboxRow> = {}) => {
  const payload: Intents["create-token@1"] = {
    shown: token,
    logo,
    banner: null,
    generateBanner: false,
    metadata: null,
  };
  return addToOutbox(
    world.db,
    anIntent(owner, { kind: "create-token@1", entity: token.id, payload, ...left }),
  );
};

beforeEach(() => {
  world = fakeWorld();
  owner = signIn(world);
});

const remove = () => deleteUnsent(world, owner, token);

/** A device on which the outbox takes nothing new and lets nothing go, and then the tokens neither. */
const fill = (table: "outbox" | "tokens") => {
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  Object.assign(world.db[table], table === "outbox" ? { add: refuse } : { delete: refuse });
};

describe("a token that goes before the server is known to have it", () => {
  it("was never sent where no request went out, and leaves nothing", async () => {
    await putToken(world.db, owner, token);
    await waits();
    expect(await remove()).toBe("forgotten");
    expect(await rows()).toEqual([]);
    expect(await readToken(world.db, owner, token.id)).toBeUndefined();
  });

  it("may be with the server where the page died in its first try, before any answer", async () => {
    await waits();
    let left: OutboxRow[] = [];
    world.handlers.generateManual = async () => {
      left = await rows();
      throw new ApiError({ kind: "status", status: 401 });
    };
    await flushOutbox(world, owner, { eager: true });
    expect(left).toMatchObject([{ attempts: 0, wasSent: true }]);
    expect(await remove()).toBe("told");
    expect(await rows()).toMatchObject([{ kind: "delete-token@2", payload: { seen: token } }]);
  });

  it("may be with the server where it was tried by a version that noted only answers", async () => {
    await waits({ attempts: 1 });
    expect(await remove()).toBe("told");
  });

  it("is none where the device waits for nothing", async () => {
    expect(await remove()).toBeNull();
  });
});

it.each([
  ["deletion", "delete-token@2", { seen: token }],
  ["edit", "edit-token@1", { id: token.id, words: token, base: token, version: 1 }],
])("takes the place of a refused %s, and of nothing that waits", async (_, kind, payload) => {
  const failure = { sentence: "No.", code: "launch_in_progress", theirs: null };
  const wish = await addToOutbox(world.db, anIntent(owner, { kind: "make-website@1", entity: token.id }));
  const refused = { kind, entity: token.id, payload, state: "parked" as const, failure };
  await addToOutbox(world.db, anIntent(owner, refused));
  expect(await remove()).toBe("told");
  expect(await rows()).toMatchObject([
    wish,
    { kind: "delete-token@2", state: "waiting", payload: { seen: token } },
  ]);
  expect(await remove()).toBeNull();
});

describe("on a device that is full", () => {
  it.each<["outbox" | "tokens", Partial<OutboxRow>]>([
    ["outbox", { wasSent: true }],
    ["tokens", {}],
  ])("where %s takes nothing more, the token and what waits for it stay", async (table, left) => {
    await putToken(world.db, owner, token);
    await waits(left);
    fill(table);
    await expect(remove()).rejects.toMatchObject({ name: /Quota|Abort/ });
    expect(await rows()).toMatchObject([{ kind: "create-token@1" }]);
    expect(await readToken(world.db, owner, token.id)).toEqual(token);
  });
});
