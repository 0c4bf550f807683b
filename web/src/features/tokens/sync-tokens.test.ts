import { beforeEach, describe, expect, it } from "vitest";
import { aToken, aUser, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { openOnDevice, signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { storeSession } from "../../api-client/client.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { syncTokens } from "./sync-tokens.ts";

const MINUTES = 60_000;
let deps: FakeDeps;
let owner: string;
let now: number;
let onServer: ReturnType<typeof aToken>[];
let counted: number;
let asked: { limit: number; offset: number }[];

beforeEach(() => {
  now = 1_700_000_000_000;
  onServer = [aToken(), aToken()];
  asked = [];
  counted = 0;
  deps = fakeDeps({
    listTokens: ({ query }) => {
      const { limit, offset } = query as { limit: number; offset: number };
      if (limit > 1) asked.push({ limit, offset });
      else counted++;
      const tokens = onServer.slice(offset, offset + limit);
      return { data: { tokens, total: onServer.length, limit, offset } };
    },
  });
  deps.now = () => now;
  owner = signIn(deps);
});

const here = async (whose = owner) => (await readTokens(deps.db, whose)).map(({ id }) => id).sort();
const there = () => onServer.map(({ id }) => id).sort();

describe("the list of tokens", () => {
  it("is stored on the device, 500 at a time", async () => {
    await syncTokens(deps);
    expect(asked).toEqual([{ limit: 500, offset: 0 }]);
    expect(await here()).toEqual(there());
  });

  it("is read with all its pages", async () => {
    onServer = Array.from({ length: 1203 }, () => aToken());
    await syncTokens(deps);
    expect(asked.map(({ offset }) => offset)).toEqual([0, 500, 1000]);
    expect(await here()).toEqual(there());
  });

  it("ends at an empty page, whatever the total says", async () => {
    deps.handlers.listTokens = () => ({ data: { tokens: [], total: 7, limit: 500, offset: 0 } });
    await syncTokens(deps);
    expect(await here()).toEqual([]);
  });

  it("is reused for 5 minutes", async () => {
    await syncTokens(deps);
    now += 5 * MINUTES - 1;
    await syncTokens(deps);
    expect(asked).toHaveLength(1);
    now += 1;
    await syncTokens(deps);
    expect(asked).toHaveLength(2);
  });

  it("is read again by a forced refresh, which drops deleted tokens", async () => {
    await syncTokens(deps);
    onServer = onServer.slice(1);
    await syncTokens(deps, { force: true });
    expect(asked).toHaveLength(2);
    expect(await here()).toEqual(there());
  });

  it("is read once for two callers at the same moment", async () => {
    await Promise.all([syncTokens(deps), syncTokens(deps)]);
    expect(asked).toHaveLength(1);
  });

  it("is read by a forced refresh even if an ordinary one runs at the same moment", async () => {
    await syncTokens(deps);
    await Promise.all([syncTokens(deps), syncTokens(deps, { force: true })]);
    expect(asked).toHaveLength(2);
  });
});

describe("the counts", () => {
  it("are reused for 2 minutes, then the server's are read", async () => {
    await syncTokens(deps);
    now += 2 * MINUTES - 1;
    await syncTokens(deps);
    expect(counted).toBe(0);
    now += 1;
    await syncTokens(deps);
    expect(counted).toBe(1);
    now += 2 * MINUTES - 1;
    await syncTokens(deps);
    expect(counted).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it("make the list be read if the server's differ from this device's", async () => {
    await syncTokens(deps);
    onServer.push(aToken());
    now += 2 * MINUTES;
    await syncTokens(deps);
    expect(asked).toHaveLength(2);
    expect(await here()).toEqual(there());
  });

  it("stay, with the list, if they cannot be read", async () => {
    await syncTokens(deps);
    now += 2 * MINUTES;
    deps.handlers.listTokens = () => {
      throw new ApiError({ kind: "network" });
    };
    await syncTokens(deps);
    expect(await here()).toEqual(there());
  });
});

describe("what is on the device stays as it was", () => {
  it("when the list cannot be read", async () => {
    await syncTokens(deps);
    const before = await here();
    deps.handlers.listTokens = () => {
      throw new ApiError({ kind: "timeout", list: true });
    };
    await expect(syncTokens(deps, { force: true })).rejects.toMatchObject({
      sentence: "Loading your tokens took longer than expected. Please refresh the page.",
    });
    expect(await here()).toEqual(before);
  });

  it("when a later page fails: no half list is written", async () => {
    const kept = aToken();
    await putToken(deps.db, owner, kept);
    onServer = Array.from({ length: 600 }, () => aToken());
    const answer = deps.handlers.listTokens;
    deps.handlers.listTokens = (request) => {
      if (asked.length === 1) throw new ApiError({ kind: "network" });
      return answer?.(request);
    };
    await expect(syncTokens(deps)).rejects.toBeInstanceOf(ApiError);
    expect(await here()).toEqual([kept.id]);
  });

  it("when the account was switched while the list came: nothing is written under either", async () => {
    const answer = deps.handlers.listTokens;
    deps.handlers.listTokens = (request) => {
      signIn(deps, "another");
      return answer?.(request);
    };
    await syncTokens(deps);
    expect(await here()).toEqual([]);
    expect(await here("another")).toEqual([]);
  });

  it("when there is nobody", async () => {
    signOut();
    await syncTokens(deps, { force: true });
    expect(asked).toEqual([]);
  });
});

describe("two accounts on one device", () => {
  it("have their lists read separately, each at its own time", async () => {
    await syncTokens(deps);
    signIn(deps, "another");
    onServer = [aToken()];
    await syncTokens(deps);
    expect(asked).toHaveLength(2);
    expect(await here("another")).toEqual(there());
    expect(await here()).toHaveLength(2);
  });
});

describe("a session that the server has not confirmed", () => {
  beforeEach(() => {
    localStorage.setItem("gemwright.wallet-name", "Phantom");
    storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
    deps.wait = () => new Promise(() => {});
    deps.wallet.connect = async (name) => ({ name, address: owner });
    openOnDevice(deps, { address: owner, isUnlocked: true });
  });

  it("does not read the list, even if the server would answer", async () => {
    await expect(syncTokens(deps)).rejects.toMatchObject({ failure: { kind: "network" } });
    await expect(syncTokens(deps, { force: true })).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual([]);
  });

  it("is confirmed by a forced refresh if the server knows the account", async () => {
    deps.handlers.getMe = () => aUser(owner);
    await syncTokens(deps, { force: true });
    expect(sessionStore.getState().status).toBe("signed-in");
    expect(await here()).toEqual(there());
  });
});
