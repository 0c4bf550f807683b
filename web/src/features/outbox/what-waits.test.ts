import { beforeEach, describe, expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { anOutbox, edit, OWNER, other, remove, token, unreachable } from "../../../testing/an-outbox.ts";
import { refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { withIntents } from "./queue.ts";

type Outbox = Awaited<ReturnType<typeof anOutbox>>;
let deps: Outbox["deps"];
let clock: Outbox["clock"];
let heard: Outbox["heard"];
let waiting: Outbox["waiting"];
let offline: Outbox["offline"];

beforeEach(async () => {
  ({ deps, clock, heard, waiting, offline } = await anOutbox());
});

describe("a queued change", () => {
  const refuse = (of: typeof token) => {
    const changeToken = deps.handlers.changeToken!;
    deps.handlers.changeToken = (request) => {
      if ((request.params as { id: string }).id !== of.id) return changeToken(request);
      throw refusal(422, "idea_refused", "This cannot be made here.");
    };
  };

  it("is parked with the server's reason if it is refused; later changes of its token wait, others are sent", async () => {
    await offline(edit(token, "Bad"), edit(token, "Next"), edit(other, "Good"));
    refuse(token);
    await flushOutbox(deps, OWNER, { eager: true });
    expect(heard).toEqual(["sun is Good"]);
    expect(await waiting()).toEqual(["edit-token@1 parked", "edit-token@1 waiting"]);
    expect((await readOutbox(deps.db, OWNER))[0]?.failure).toEqual({
      sentence: "This cannot be made here.",
      code: "idea_refused",
      theirs: null,
    });
  });

  it("keeps the server's version of the token if both sides changed it", async () => {
    await offline(edit(token, "Mine"));
    const theirs = { ...token, name: "Theirs", version: 5 };
    deps.handlers.changeToken = () => {
      throw new ApiError(
        { kind: "status", status: 409, detail: "Changed elsewhere." },
        { code: "version_conflict", token: theirs },
      );
    };
    await flushOutbox(deps, OWNER, { eager: true });
    expect((await readOutbox(deps.db, OWNER))[0]).toMatchObject({ state: "parked", failure: { theirs } });
  });

  it("refreshes the token if it is refused because the token was launched elsewhere", async () => {
    await offline(edit(token, "Mine"));
    const launched = { ...token, mint_address: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU", version: 2 };
    deps.handlers.getToken = () => launched;
    deps.handlers.changeToken = () => {
      throw refusal(409, "token_deployed", "A deployed token can no longer be changed.");
    };
    await flushOutbox(deps, OWNER, { eager: true });
    expect(await waiting()).toEqual(["edit-token@1 parked"]);
    await vi.waitFor(async () => expect(await readToken(deps.db, OWNER, token.id)).toEqual(launched));
  });

  it("is not sent again before its time", async () => {
    await offline(remove(token));
    const [row] = await readOutbox(deps.db, OWNER);
    clock.now = (row?.notBefore ?? 0) - 1;
    await flushOutbox(deps, OWNER);
    expect(heard).toEqual([]);
    clock.now += 1;
    await flushOutbox(deps, OWNER);
    expect(heard).toEqual(["moon is gone"]);
  });

  it("is tried again soon if a closed page had sent it, and the next one follows", async () => {
    await offline(edit(token, "One"), edit(token, "Two"));
    for (const { seq } of await readOutbox(deps.db, OWNER))
      await deps.db.outbox.update(seq, { attempts: 11, notBefore: clock.now + 300_000 });
    const changeToken = deps.handlers.changeToken!;
    deps.handlers.changeToken = () => {
      throw refusal(409, "idempotency_in_progress", "The same request is still running.");
    };
    await flushOutbox(deps, OWNER, { eager: true });
    expect(await waiting()).toEqual(["edit-token@1 waiting", "edit-token@1 waiting"]);
    Object.assign(deps.handlers, { changeToken });
    clock.now += 1_000;
    await flushOutbox(deps, OWNER);
    expect(heard).toEqual(["moon is One", "moon is Two"]);
  });

  it("stays queued, with all others, when the session has ended", async () => {
    await offline(remove(token), remove(other));
    let asked = 0;
    deps.handlers.deleteToken = () => {
      asked++;
      throw new ApiError({ kind: "status", status: 401 });
    };
    expect(await flushOutbox(deps, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(asked).toBe(1);
    expect(await waiting()).toEqual(["delete-token@2 waiting", "delete-token@2 waiting"]);
  });

  it("stops the sending if the server is unreachable", async () => {
    await offline(remove(token), remove(other));
    let asked = 0;
    deps.handlers.deleteToken = () => {
      asked++;
      return unreachable();
    };
    expect(await flushOutbox(deps, OWNER, { eager: true })).toMatchObject({ stopped: "unreachable" });
    expect(asked).toBe(1);
  });

  it("is tried again while the server is busy, and parked after repeated server errors", async () => {
    await offline(remove(token));
    deps.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 500 });
    };
    for (let round = 0; round < 10; round++) await flushOutbox(deps, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@2 parked"]);
    await offline(remove(other));
    deps.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 429 });
    };
    for (let round = 0; round < 30; round++) await flushOutbox(deps, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@2 parked", "delete-token@2 waiting"]);
  });

  it("is not parked for attempts that never reached the server", async () => {
    await offline(remove(token));
    deps.handlers.deleteToken = unreachable;
    for (let round = 0; round < 20; round++) await flushOutbox(deps, OWNER, { eager: true });
    deps.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 500 });
    };
    await flushOutbox(deps, OWNER, { eager: true });
    expect(await waiting()).toEqual(["delete-token@2 waiting"]);
  });

  it("is left alone if a newer version of the app queued it, and delays no other token's changes", async () => {
    const newer = { kind: "paint-token@7", entity: token.id };
    await addToOutbox(deps.db, anIntent(OWNER, newer));
    await offline(remove(other));
    await flushOutbox(deps, OWNER, { eager: true });
    expect(heard).toEqual(["sun is gone"]);
    expect(await waiting()).toEqual(["newer waiting"]);
  });

  it("of another owner is not sent", async () => {
    await offline(remove(token));
    signIn(deps, "ben");
    await flushOutbox(deps, "ben", { eager: true });
    expect(heard).toEqual([]);
    expect(await waiting()).toEqual(["delete-token@2 waiting"]);
  });

  it("waits for its owner if another account signs in while it is sent", async () => {
    const message = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
    await offline(
      edit(token, "Mine"),
      { kind: "send-message@1", entity: "message", payload: message },
      remove(other),
    );
    const changeToken = deps.handlers.changeToken!;
    deps.handlers.changeToken = (request) => {
      signIn(deps, "ben");
      return changeToken(request);
    };
    expect(await flushOutbox(deps, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(heard).toEqual(["moon is Mine"]);
    expect(await flushOutbox(deps, OWNER, { eager: true })).toMatchObject({ stopped: "session" });
    expect(await waiting()).toEqual([
      "edit-token@1 waiting",
      "send-message@1 waiting",
      "delete-token@2 waiting",
    ]);
    signIn(deps, OWNER);
    deps.handlers.changeToken = changeToken;
    await flushOutbox(deps, OWNER, { eager: true });
    expect(heard).toEqual(["moon is Mine", "moon is Mine", "a message", "sun is gone"]);
    expect(await waiting()).toEqual([]);
  });

  it("is applied to the list that the server sends meanwhile", async () => {
    await offline(edit(token, "Mine"), remove(other));
    const list = withIntents([token, other], await readOutbox(deps.db, OWNER));
    expect(list.map(({ name }) => name)).toEqual(["Mine"]);
  });
});
