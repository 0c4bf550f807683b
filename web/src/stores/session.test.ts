import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/fake-deps.ts";
import { isAuthenticated, type SessionState, sessionSettled, sessionStore } from "./session.ts";

const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const user = aUser(address);
const wallet = { name: "Phantom", address, isLocked: false };
const stranger: SessionState = {
  status: "settled",
  user: null,
  wallet: null,
  connecting: false,
  source: "server",
};

beforeEach(() => sessionStore.setState(stranger, true));

describe("who counts as authenticated", () => {
  it.each<[string, Partial<SessionState>, boolean]>([
    ["a user with a connected wallet", { user, wallet }, true],
    ["a user without a wallet", { user }, false],
    ["a wallet without a user", { wallet }, false],
    ["a user whose wallet shows another account", { user, wallet: { ...wallet, address: "other" } }, false],
    ["nobody", {}, false],
  ])("%s", (_, state, expected) => {
    expect(isAuthenticated({ ...stranger, ...state })).toBe(expected);
  });
});

describe("waiting for the start", () => {
  it("is over at once where nothing is being restored", async () => {
    expect(await sessionSettled()).toEqual(stranger);
  });

  it("lasts until a session of before is restored, and not until it merely changes", async () => {
    sessionStore.setState({ status: "restoring" });
    let settled: SessionState | null = null;
    const waiting = sessionSettled().then((state) => {
      settled = state;
    });
    sessionStore.setState({ user });
    await Promise.resolve();
    expect(settled).toBeNull();
    sessionStore.setState({ wallet, status: "settled" });
    await waiting;
    expect(settled).toMatchObject({ user, wallet });
  });
});
