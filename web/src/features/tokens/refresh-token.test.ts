import { beforeEach, describe, expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken, removeToken } from "../../db/tokens.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { findToken, freshToken, refreshToken } from "./refresh-token.ts";

const token = aToken();
const list = (tokens: unknown[]) => ({ data: { tokens, total: tokens.length, limit: 500, offset: 0 } });
let world: FakeWorld;
let owner: string;

beforeEach(() => {
  world = fakeWorld({ getToken: () => token, listTokens: () => list([]) });
  owner = signIn(world);
});

describe("refreshing a token", () => {
  it("brings it onto the device", async () => {
    await putToken(world.db, owner, { ...token, name: "Old" });
    expect(await refreshToken(world, token.id)).toEqual(token);
    expect(await readToken(world.db, owner, token.id)).toEqual(token);
  });

  it("is null where it cannot be had, and leaves the device as it was", async () => {
    await putToken(world.db, owner, token);
    delete world.handlers.getToken;
    expect(await refreshToken(world, token.id)).toBeNull();
    expect(await readToken(world.db, owner, token.id)).toEqual(token);
  });
});

describe("a token of which something waits here", () => {
  const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
  const heard = { ...token, website_status: "generated" as const };
  const waits = (kind: string, payload: unknown) =>
    addToOutbox(world.db, anIntent(owner, { kind, entity: token.id, payload }));
  const here = () => readToken(world.db, owner, token.id);
  const ways = [
    ["refreshed", refreshToken],
    ["asked for", freshToken],
  ] as const;

  beforeEach(async () => {
    await putToken(world.db, owner, { ...token, ...words });
    world.handlers.getToken = () => heard;
  });

  it.each(ways)("is as it was edited here when it is %s", async (_, ask) => {
    await waits("edit-token@1", { id: token.id, words, base: token, version: token.version });
    expect(await ask(world, token.id)).toEqual({ ...heard, ...words });
    await holdingOutbox(async () => {});
    expect(await here()).toEqual({ ...heard, ...words });
  });

  it.each(ways)("does not come back when it is %s, where it is to be deleted", async (_, ask) => {
    await removeToken(world.db, owner, token.id);
    await waits("delete-token@2", { seen: token });
    expect((await ask(world, token.id)) ?? null).toBeNull();
    await holdingOutbox(async () => {});
    expect(await here()).toBeUndefined();
  });

  it.each(ways)("is as it was sent while the server answered, when it is %s", async (_, ask) => {
    const sent = { ...heard, ...words, version: token.version + 1 };
    world.handlers.getToken = async () => {
      await putToken(world.db, owner, sent);
      return heard;
    };
    expect(await ask(world, token.id)).toEqual(sent);
    await holdingOutbox(async () => {});
    expect(await here()).toEqual(sent);
  });

  it("is asked for without waiting for what is being sent", async () => {
    await waits("edit-token@1", { id: token.id, words, base: token, version: token.version });
    await holdingOutbox(async () => {
      expect(await freshToken(world, token.id)).toEqual({ ...heard, ...words });
    });
  });
});

describe("finding a token by its id", () => {
  it("asks its own address, and no list where that answers", async () => {
    expect(await findToken(world, token.id)).toEqual(token);
    expect(world.calls).toEqual(["getToken"]);
  });

  it("falls back to the list, even where that was read a moment ago", async () => {
    world.handlers.getToken = () => {
      throw refusal(500, "internal", "");
    };
    world.handlers.listTokens = () => list([aToken(), token]);
    await world.db.lists.put({ owner, fetchedAt: world.now(), etag: null });
    expect(await findToken(world, token.id)).toEqual(token);
    expect(world.calls).toEqual(["getToken", "listTokens"]);
  });

  it("is as this device knows it, whatever becomes of the server, which is asked behind", async () => {
    await putToken(world.db, owner, token);
    let answer = (_: unknown) => {};
    world.handlers.getToken = () => new Promise((resolve) => (answer = resolve));
    expect(await findToken(world, token.id)).toEqual(token);
    await vi.waitFor(() => expect(world.calls).toEqual(["getToken"]));
    answer({ ...token, name: "Fresh", version: 2 });
    await vi.waitFor(async () => expect((await readToken(world.db, owner, token.id))?.name).toBe("Fresh"));
  });

  it("is asked for in no list where nobody answers and the device has it", async () => {
    await putToken(world.db, owner, token);
    world.handlers.getToken = () => {
      throw new ApiError({ kind: "timeout", list: false });
    };
    await expect(freshToken(world, token.id)).rejects.toBeInstanceOf(ApiError);
    expect(world.calls).toEqual(["getToken"]);
  });

  it("is undefined where neither knows it", async () => {
    delete world.handlers.getToken;
    expect(await findToken(world, token.id)).toBeUndefined();
  });

  it("throws where neither answers", async () => {
    delete world.handlers.getToken;
    delete world.handlers.listTokens;
    await expect(findToken(world, token.id)).rejects.toBeInstanceOf(ApiError);
  });
});
