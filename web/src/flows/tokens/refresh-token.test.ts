import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { findToken, refreshToken } from "./refresh-token.ts";

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

  it("is as this device knew it where nobody answers, and no list is waited for", async () => {
    await putToken(world.db, owner, token);
    world.handlers.getToken = () => {
      throw new ApiError({ kind: "timeout", list: false });
    };
    expect(await findToken(world, token.id)).toEqual(token);
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
