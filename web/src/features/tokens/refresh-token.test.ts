import { beforeEach, describe, expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken, removeToken } from "../../db/tokens.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { findToken, freshToken, refreshToken } from "./refresh-token.ts";

const token = aToken();
const list = (tokens: unknown[]) => ({ data: { tokens, total: tokens.length, limit: 500, offset: 0 } });
let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  deps = fakeDeps({ getToken: () => token, listTokens: () => list([]) });
  owner = signIn(deps);
});

describe("refreshing a token", () => {
  it("stores it on the device", async () => {
    await putToken(deps.db, owner, { ...token, name: "Old" });
    expect(await refreshToken(deps, token.id)).toEqual(token);
    expect(await readToken(deps.db, owner, token.id)).toEqual(token);
  });

  it("returns null if it cannot be read, and leaves the device as it was", async () => {
    await putToken(deps.db, owner, token);
    delete deps.handlers.getToken;
    expect(await refreshToken(deps, token.id)).toBeNull();
    expect(await readToken(deps.db, owner, token.id)).toEqual(token);
  });
});

describe("a token with queued changes", () => {
  const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
  const heard = { ...token, website_status: "generated" as const };
  const waits = (kind: string, payload: unknown) =>
    addToOutbox(deps.db, anIntent(owner, { kind, entity: token.id, payload }));
  const here = () => readToken(deps.db, owner, token.id);
  const ways = [
    ["refreshed", refreshToken],
    ["asked for", freshToken],
  ] as const;

  beforeEach(async () => {
    await putToken(deps.db, owner, { ...token, ...words });
    deps.handlers.getToken = () => heard;
  });

  it.each(ways)("is as it was edited here when it is %s", async (_, ask) => {
    await waits("edit-token@1", { id: token.id, words, base: token, version: token.version });
    expect(await ask(deps, token.id)).toEqual({ ...heard, ...words });
    await holdingOutbox(async () => {});
    expect(await here()).toEqual({ ...heard, ...words });
  });

  it.each(ways)("does not come back when it is %s, where it is to be deleted", async (_, ask) => {
    await removeToken(deps.db, owner, token.id);
    await waits("delete-token@2", { seen: token });
    expect((await ask(deps, token.id)) ?? null).toBeNull();
    await holdingOutbox(async () => {});
    expect(await here()).toBeUndefined();
  });

  it.each(ways)("is as it was sent while the server answered, when it is %s", async (_, ask) => {
    const sent = { ...heard, ...words, version: token.version + 1 };
    deps.handlers.getToken = async () => {
      await putToken(deps.db, owner, sent);
      return heard;
    };
    expect(await ask(deps, token.id)).toEqual(sent);
    await holdingOutbox(async () => {});
    expect(await here()).toEqual(sent);
  });

  it("is read without waiting for the outbox", async () => {
    await waits("edit-token@1", { id: token.id, words, base: token, version: token.version });
    await holdingOutbox(async () => {
      expect(await freshToken(deps, token.id)).toEqual({ ...heard, ...words });
    });
  });
});

describe("finding a token by its id", () => {
  it("reads the token by itself, without the list", async () => {
    expect(await findToken(deps, token.id)).toEqual(token);
    expect(deps.calls).toEqual(["getToken"]);
  });

  it("falls back to the list, even if that is fresh", async () => {
    deps.handlers.getToken = () => {
      throw refusal(500, "internal", "");
    };
    deps.handlers.listTokens = () => list([aToken(), token]);
    await deps.db.lists.put({ owner, fetchedAt: deps.now(), wholeAt: 0, cursor: null });
    expect(await findToken(deps, token.id)).toEqual(token);
    expect(deps.calls).toEqual(["getToken", "listTokens"]);
  });

  it("returns the stored token at once, and asks the server behind", async () => {
    await putToken(deps.db, owner, token);
    let answer = (_: unknown) => {};
    deps.handlers.getToken = () => new Promise((resolve) => (answer = resolve));
    expect(await findToken(deps, token.id)).toEqual(token);
    await vi.waitFor(() => expect(deps.calls).toEqual(["getToken"]));
    answer({ ...token, name: "Fresh", version: 2 });
    await vi.waitFor(async () => expect((await readToken(deps.db, owner, token.id))?.name).toBe("Fresh"));
  });

  it("does not read the list if the token is stored and the server does not answer", async () => {
    await putToken(deps.db, owner, token);
    deps.handlers.getToken = () => {
      throw new ApiError({ kind: "timeout", list: false });
    };
    await expect(freshToken(deps, token.id)).rejects.toBeInstanceOf(ApiError);
    expect(deps.calls).toEqual(["getToken"]);
  });

  it("returns undefined if neither device nor server knows it", async () => {
    delete deps.handlers.getToken;
    expect(await findToken(deps, token.id)).toBeUndefined();
  });

  it("throws if neither request is answered", async () => {
    delete deps.handlers.getToken;
    delete deps.handlers.listTokens;
    await expect(findToken(deps, token.id)).rejects.toBeInstanceOf(ApiError);
  });
});
