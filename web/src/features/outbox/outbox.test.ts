import { beforeEach, describe, expect, it } from "vitest";
import {
  anOutbox,
  edit,
  OWNER,
  other,
  remove,
  token,
  unreachable,
  words,
} from "../../../testing/an-outbox.ts";
import { refusal } from "../../../testing/fake-deps.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { flushOutbox } from "./flush-outbox.ts";

type Outbox = Awaited<ReturnType<typeof anOutbox>>;
let deps: Outbox["deps"];
let heard: Outbox["heard"];
let act: Outbox["act"];
let waiting: Outbox["waiting"];

beforeEach(async () => {
  ({ deps, heard, act, waiting } = await anOutbox());
});

describe("a change", () => {
  it("is sent at once, and the device stores the answer", async () => {
    expect(await act(edit(token, "New Frog"))).toMatchObject({ kind: "done", answer: { name: "New Frog" } });
    expect(await readToken(deps.db, OWNER, token.id)).toMatchObject({ name: "New Frog", version: 2 });
    expect(await waiting()).toEqual([]);
  });

  it("is stored on the device before it is sent", async () => {
    deps.handlers.deleteToken = async () => {
      expect(await waiting()).toEqual(["delete-token@2 waiting"]);
      return { success: true, message: "" };
    };
    await act(remove(token));
    expect(await waiting()).toEqual([]);
  });

  it("waits while the server does not answer, and is sent in its order when it does", async () => {
    const { changeToken, deleteToken } = deps.handlers;
    Object.assign(deps.handlers, { changeToken: unreachable, deleteToken: unreachable });
    expect(await act(edit(token, "One"))).toEqual({ kind: "waiting" });
    expect(await act(edit(token, "Two"))).toEqual({ kind: "waiting" });
    expect(await act(remove(other))).toEqual({ kind: "waiting" });
    Object.assign(deps.handlers, { changeToken, deleteToken });
    await flushOutbox(deps, OWNER, { eager: true });
    expect(heard).toEqual(["moon is One", "moon is Two", "sun is gone"]);
    expect(await waiting()).toEqual([]);
  });

  it("has one idempotency key of its own for all its attempts", async () => {
    const keys: (string | undefined)[] = [];
    const { call } = deps.api;
    deps.api.call = (endpoint, request, options) => {
      keys.push(options?.headers?.["Idempotency-Key"]);
      return call(endpoint, request, options);
    };
    Object.assign(deps.handlers, { deleteToken: unreachable });
    await act(remove(token));
    await flushOutbox(deps, OWNER, { eager: true });
    await act(remove(other));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    deps.handlers.deleteToken = () => ({ success: true, message: "" });
    await flushOutbox(deps, OWNER, { eager: true });
    expect(new Set(keys).size).toBe(2);
  });

  it("rejects with the server's refusal, and leaves no row", async () => {
    deps.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    await expect(act(remove(token))).rejects.toMatchObject({ code: "launch_in_progress" });
    expect(await waiting()).toEqual([]);
  });

  it("counts as done if an earlier attempt succeeded: already deleted, or already with these words", async () => {
    deps.handlers.deleteToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    expect(await act(remove(other))).toMatchObject({ kind: "done" });
    deps.handlers.changeToken = () => {
      throw new ApiError(
        { kind: "status", status: 409, detail: "Changed elsewhere." },
        { code: "version_conflict", token: { ...token, ...words("New Frog"), version: 2 } },
      );
    };
    expect(await act(edit(token, "New Frog"))).toMatchObject({ kind: "done", answer: { version: 2 } });
  });

  it("is sent again if only the version number of the words it changes is newer", async () => {
    const { changeToken } = deps.handlers;
    const keys = new Set<unknown>();
    const { call } = deps.api;
    deps.api.call = (endpoint, request, options) => {
      keys.add(options?.headers?.["Idempotency-Key"]);
      return call(endpoint, request, options);
    };
    deps.handlers.changeToken = (request) => {
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
