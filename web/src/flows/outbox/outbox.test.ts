import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { Intent } from "../../db/intents.ts";
import { readOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { backoff } from "./backoff.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { withIntents } from "./overlay.ts";
import { perform } from "./perform.ts";

const OWNER = "ann";
const token = aToken({ name: "Moon Frog" });
const other = aToken({ name: "Sun Frog" });
const unreachable = () => {
  throw new ApiError({ kind: "network" });
};
let world: FakeWorld;
let now: number;
let heard: string[];

beforeEach(async () => {
  now = 1_700_000_000_000;
  heard = [];
  world = fakeWorld({
    changeToken: ({ params, body }) => {
      const { name, version } = body as { name: string; version: number };
      heard.push(`${(params as { id: string }).id === token.id ? "moon" : "sun"} is ${name}`);
      return { ...token, ...(params as object), ...(body as object), version: version + 1 };
    },
    deleteToken: ({ params }) => {
      heard.push(`${(params as { id: string }).id === token.id ? "moon" : "sun"} is gone`);
      return { success: true, message: "" };
    },
    submitContact: () => {
      heard.push("a message");
      return { success: true, message: "" };
    },
  });
  world.now = () => now;
  signIn(world, OWNER);
  await putToken(world.db, OWNER, token);
  await putToken(world.db, OWNER, other);
});

const words = (name: string) => ({ name, ticker: "FROG", narrative: "A frog." });
const edit = (of: typeof token, name: string): Intent => ({
  kind: "edit-token@1",
  entity: of.id,
  payload: { id: of.id, words: words(name), base: words(of.name), version: of.version },
});
const remove = (of: typeof token): Intent => ({
  kind: "delete-token@1",
  entity: of.id,
  payload: { id: of.id, name: of.name },
});
const waiting = async () => (await readOutbox(world.db, OWNER)).map(({ kind, state }) => `${kind} ${state}`);
const act = (intent: Intent) => perform(world, OWNER, intent);

describe("what a person does", () => {
  it("reaches the server at once, and the device learns what it answered", async () => {
    expect(await act(edit(token, "New Frog"))).toMatchObject({ kind: "done", answer: { name: "New Frog" } });
    expect(await readToken(world.db, OWNER, token.id)).toMatchObject({ name: "New Frog", version: 2 });
    expect(await waiting()).toEqual([]);
  });

  it("is on the device before it is sent", async () => {
    world.handlers.deleteToken = async () => {
      expect(await waiting()).toEqual(["delete-token@1 waiting"]);
      return { success: true, message: "" };
    };
    await act(remove(token));
    expect(await waiting()).toEqual([]);
  });

  it("waits where nobody answers, and is sent in its order once somebody does", async () => {
    const { changeToken, deleteToken } = world.handlers;
    Object.assign(world.handlers, { changeToken: unreachable, deleteToken: unreachable });
    expect(await act(edit(token, "One"))).toEqual({ kind: "waiting" });
    expect(await act(edit(token, "Two"))).toEqual({ kind: "waiting" });
    expect(await act(remove(other))).toEqual({ kind: "waiting" });
    Object.assign(world.handlers, { changeToken, deleteToken });
    await flushOutbox(world, OWNER, { eager: true });
    expect(heard).toEqual(["moon is One", "moon is Two", "sun is gone"]);
    expect(await waiting()).toEqual([]);
  });

  it("is named by one key however often it is sent, and by no other's", async () => {
    const keys: (string | undefined)[] = [];
    const { call } = world.api;
    world.api.call = (endpoint, request, options) => {
      keys.push(options?.headers?.["Idempotency-Key"]);
      return call(endpoint, request, options);
    };
    Object.assign(world.handlers, { deleteToken: unreachable });
    await act(remove(token));
    await flushOutbox(world, OWNER, { eager: true });
    await act(remove(other));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    world.handlers.deleteToken = () => ({ success: true, message: "" });
    await flushOutbox(world, OWNER, { eager: true });
    expect(new Set(keys).size).toBe(2);
  });

  it("is given back where the server refuses it, and leaves nothing", async () => {
    world.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    await expect(act(remove(token))).rejects.toMatchObject({ code: "launch_in_progress" });
    expect(await waiting()).toEqual([]);
  });

  it("ends as wished where it had happened before: deleted, or edited to the same words", async () => {
    world.handlers.deleteToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    expect(await act(remove(other))).toMatchObject({ kind: "done" });
    world.handlers.changeToken = () => {
      throw new ApiError(
        { kind: "status", status: 409, detail: "Changed elsewhere." },
        { code: "version_conflict", token: { ...token, ...words("New Frog"), version: 2 } },
      );
    };
    expect(await act(edit(token, "New Frog"))).toMatchObject({ kind: "done", answer: { version: 2 } });
  });

  it("is sent on top of the very words that it changes, whatever number they have got meanwhile", async () => {
    const { changeToken } = world.handlers;
    const keys = new Set<unknown>();
    const { call } = world.api;
    world.api.call = (endpoint, request, options) => {
      keys.add(options?.headers?.["Idempotency-Key"]);
      return call(endpoint, request, options);
    };
    world.handlers.changeToken = (request) => {
      if ((request.body as { version: number }).version === 5) return changeToken?.(request);
      throw new ApiError(
        { kind: "status", status: 409, detail: "Changed elsewhere." },
        { code: "version_conflict", token: { ...token, ...words(token.name), version: 5 } },
      );
    };
    expect(await act(edit(token, "New Frog"))).toMatchObject({ kind: "done" });
    expect(keys.size).toBe(2);
  });
});

describe("what waits", () => {
  const refuse = (of: typeof token) => {
    const { changeToken } = world.handlers;
    world.handlers.changeToken = (request) => {
      if ((request.params as { id: string }).id !== of.id) return changeToken?.(request);
      throw refusal(422, "idea_refused", "This cannot be made here.");
    };
  };
  const offline = async (...intents: Intent[]) => {
    const handlers = { ...world.handlers };
    Object.assign(world.handlers, {
      changeToken: unreachable,
      deleteToken: unreachable,
      submitContact: unreachable,
    });
    for (const intent of intents) await act(intent);
    Object.assign(world.handlers, handlers);
  };

  it("is parked with the server's sentence where it is refused; what follows it for the same token waits, others go", async () => {
    await offline(edit(token, "Bad"), remove(token), edit(other, "Good"));
    refuse(token);
    await flushOutbox(world, OWNER, { eager: true });
    expect(heard).toEqual(["sun is Good"]);
    expect(await waiting()).toEqual(["edit-token@1 parked", "delete-token@1 waiting"]);
    expect((await readOutbox(world.db, OWNER))[0]?.failure).toEqual({
      sentence: "This cannot be made here.",
      code: "idea_refused",
      theirs: null,
    });
  });

  it("keeps the server's token beside its own where both changed", async () => {
    await offline(edit(token, "Mine"));
    const theirs = { ...token, name: "Theirs", version: 5 };
    world.handlers.changeToken = () => {
      throw new ApiError(
        { kind: "status", status: 409, detail: "Changed elsewhere." },
        { code: "version_conflict", token: theirs },
      );
    };
    await flushOutbox(world, OWNER, { eager: true });
    expect((await readOutbox(world.db, OWNER))[0]).toMatchObject({ state: "parked", failure: { theirs } });
  });

  it("is not sent again before its time, unless the network has come back", async () => {
    await offline(remove(token));
    const [row] = await readOutbox(world.db, OWNER);
    now = (row?.notBefore ?? 0) - 1;
    await flushOutbox(world, OWNER);
    expect(heard).toEqual([]);
    now += 1;
    await flushOutbox(world, OWNER);
    expect(heard).toEqual(["moon is gone"]);
  });

  it("is asked about again soon where a page that was closed had sent it, and what follows goes with it", async () => {
    await offline(edit(token, "One"), remove(token));
    for (const { seq } of await readOutbox(world.db, OWNER))
      await world.db.outbox.update(seq, { attempts: 11, notBefore: now + 300_000 });
    const { changeToken } = world.handlers;
    world.handlers.changeToken = () => {
      throw refusal(409, "idempotency_in_progress", "The same request is still running.");
    };
    await flushOutbox(world, OWNER, { eager: true });
    expect(await waiting()).toEqual(["edit-token@1 waiting", "delete-token@1 waiting"]);
    Object.assign(world.handlers, { changeToken });
    now += 1_000;
    await flushOutbox(world, OWNER);
    expect(heard).toEqual(["moon is One", "moon is gone"]);
  });

  it("stops at a session that is over, with nothing lost and nothing tried again", async () => {
    await offline(remove(token), remove(other));
    let asked = 0;
    world.handlers.deleteToken = () => {
      asked++;
      throw new ApiError({ kind: "status", status: 401 });
    };
    expect(await flushOutbox(world, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(asked).toBe(1);
    expect(await waiting()).toEqual(["delete-token@1 waiting", "delete-token@1 waiting"]);
  });

  it("stops at the first that reaches nobody", async () => {
    await offline(remove(token), remove(other));
    let asked = 0;
    world.handlers.deleteToken = () => {
      asked++;
      return unreachable();
    };
    expect(await flushOutbox(world, OWNER, { eager: true })).toMatchObject({ stopped: "unreachable" });
    expect(asked).toBe(1);
  });

  it("goes through by itself where the server was only busy, and asks a person where it fails for good", async () => {
    await offline(remove(token));
    world.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 500 });
    };
    for (let round = 0; round < 10; round++) await flushOutbox(world, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@1 parked"]);
    await offline(remove(other));
    world.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 429 });
    };
    for (let round = 0; round < 30; round++) await flushOutbox(world, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@1 parked", "delete-token@1 waiting"]);
  });

  it("is not given up for what reached nobody before", async () => {
    await offline(remove(token));
    world.handlers.deleteToken = unreachable;
    for (let round = 0; round < 20; round++) await flushOutbox(world, OWNER, { eager: true });
    world.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 500 });
    };
    await flushOutbox(world, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@1 waiting"]);
  });

  it("is left alone where a newer version of the app has put it there, and nothing else waits for it", async () => {
    await offline({ ...remove(token), kind: "paint-token@7" } as never, remove(other));
    await flushOutbox(world, OWNER, { eager: true });
    expect(heard).toEqual(["sun is gone"]);
    expect(await waiting()).toEqual(["paint-token@7 waiting"]);
  });

  it("of another owner is never touched", async () => {
    await offline(remove(token));
    signIn(world, "ben");
    await flushOutbox(world, "ben", { eager: true });
    expect(heard).toEqual([]);
    expect(await waiting()).toEqual(["delete-token@1 waiting"]);
  });

  it("is sent by nobody else: who signs in meanwhile breaks it off, and it waits for its owner", async () => {
    const message = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
    await offline(
      edit(token, "Mine"),
      { kind: "send-message@1", entity: "message", payload: message },
      remove(other),
    );
    const { changeToken } = world.handlers;
    world.handlers.changeToken = (request) => {
      signIn(world, "ben");
      return changeToken?.(request);
    };
    expect(await flushOutbox(world, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(heard).toEqual(["moon is Mine"]);
    expect(await flushOutbox(world, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(await waiting()).toEqual([
      "edit-token@1 waiting",
      "send-message@1 waiting",
      "delete-token@1 waiting",
    ]);
    signIn(world, OWNER);
    world.handlers.changeToken = changeToken;
    await flushOutbox(world, OWNER, { eager: true });
    expect(heard).toEqual(["moon is Mine", "moon is Mine", "a message", "sun is gone"]);
    expect(await waiting()).toEqual([]);
  });

  it("is seen in a list that the server gives meanwhile", async () => {
    await offline(edit(token, "Mine"), remove(other));
    const list = withIntents([token, other], await readOutbox(world.db, OWNER));
    expect(list.map(({ name }) => name)).toEqual(["Mine"]);
  });
});

describe("the time until it is sent again", () => {
  it("doubles from a second to five minutes, and is never the same for all", () => {
    const least = "00000000-0000-4000-8000-000000000000";
    const most = "ffff0000-0000-4000-8000-000000000000";
    expect([1, 2, 3, 20].map((attempts) => backoff(attempts, most))).toEqual([1_000, 2_000, 4_000, 300_000]);
    expect([1, 2, 3, 20].map((attempts) => backoff(attempts, least))).toEqual([500, 1_000, 2_000, 150_000]);
  });
});
