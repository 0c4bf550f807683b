import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { sessionOfBefore, unreachable, walletShows } from "../../../testing/session-of-before.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { isAuthenticated, isWalletLocked, sessionStore } from "../../stores/session.ts";
import { perform } from "../outbox/perform.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { restoreSession } from "./restore-session.ts";
import { returnToServer, unlock } from "./return-to-server.ts";

let world: FakeWorld;
let address: string;
const state = () => sessionStore.getState();
const serverAnswers = (user = aUser(address)) => {
  world.handlers.getMe = () => user;
};

beforeEach(async () => {
  world = fakeWorld();
  world.wait = () => new Promise(() => {});
  address = await sessionOfBefore(world);
});

describe("before wallet and server have been asked", () => {
  const never = () => new Promise<never>(() => {});
  const asking = () => {
    void restoreSession(world);
    return vi.waitFor(() => expect(state().source).toBe("remembered"));
  };

  it("shows the session that this device remembers, and calls its wallet neither locked nor there", async () => {
    world.handlers.getMe = never;
    world.wallet.connect = never;
    await asking();
    expect(isAuthenticated(state())).toBe(true);
    expect(state()).toMatchObject({ status: "settled", user: { name: "Ann" }, wallet: { isLocked: true } });
    expect(isWalletLocked(state())).toBe(false);
  });

  it("sends nothing of what waits until it is known who may speak", async () => {
    let answer = (_: unknown) => {};
    world.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    const spokenBy: string[] = [];
    world.handlers.submitContact = () => {
      spokenBy.push(state().source);
      return { success: true, message: "" };
    };
    walletShows(world, address);
    await asking();
    const payload = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
    const saying = perform(world, address, { kind: "send-message@1", entity: "message", payload });
    // Time enough for who would not wait.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await world.db.outbox.count()).toBe(1);
    answer(aUser(address));
    expect(await saying).toMatchObject({ kind: "done" });
    expect(spokenBy).toEqual(["server"]);
  });

  it("reads no list of the server's", async () => {
    world.handlers.getMe = never;
    await asking();
    void syncTokens(world, { force: false }).catch(() => {});
    await world.db.outbox.count();
    expect(world.calls.filter((call) => call !== "getMe" && call !== "getConfig")).toEqual([]);
  });

  it.each<[string, () => void]>([
    ["the wallet is locked", () => serverAnswers()],
    [
      "the wallet shows another account",
      () => {
        walletShows(world, "another");
        serverAnswers();
      },
    ],
    [
      "the server no longer knows the session",
      () => {
        walletShows(world, address);
        world.handlers.getMe = unreachable(refusal(401, "not_signed_in", ""));
      },
    ],
  ])("hides it again where %s", async (_, given) => {
    given();
    const shown: string[] = [];
    const stop = sessionStore.subscribe(({ user, source }) => shown.push(`${user?.name} by ${source}`));
    await restoreSession(world);
    stop();
    expect(shown).toContain("Ann by remembered");
    expect(state()).toMatchObject({ user: null, wallet: null, source: "server" });
    expect(await world.db.profiles.get(address)).toBeDefined();
  });

  it.each([
    ["is broken", refusal(500, "internal", "")],
    ["has too much to do", refusal(429, "rate_limited", "")],
  ])("goes on with what this device has where the server %s", async (_, failure) => {
    world.handlers.getMe = unreachable(failure);
    await restoreSession(world);
    expect(state()).toMatchObject({ user: { name: "Ann" }, source: "device" });
  });

  it("stays, and who is typing with it, where the wallet says nothing for its eight seconds", async () => {
    world.wallet.connect = never;
    serverAnswers();
    world.wait = (ms) => (ms === 8_000 ? Promise.resolve() : never());
    const shown: (string | undefined)[] = [];
    const stop = sessionStore.subscribe(({ user }) => shown.push(user?.name));
    await restoreSession(world);
    stop();
    expect(new Set(shown)).toEqual(new Set(["Ann"]));
    expect(isAuthenticated(state())).toBe(true);
    expect(state()).toMatchObject({ source: "device", wallet: { address, isLocked: true } });
    expect(readSessionCookies()).not.toBeNull();
    walletShows(world, address);
    world.wait = never;
    await returnToServer(world);
    expect(state()).toMatchObject({ source: "server", wallet: { address, isLocked: false } });
  });

  it("is hidden where the silent wallet's server knows another account", async () => {
    world.wallet.connect = never;
    serverAnswers(aUser("another"));
    world.wait = (ms) => (ms === 8_000 ? Promise.resolve() : never());
    await restoreSession(world);
    expect(state()).toMatchObject({ user: null, wallet: null });
  });

  it("hands no screen of the one to another account that this device knows", async () => {
    world.handlers.getMe = unreachable(new ApiError({ kind: "network" }));
    walletShows(world, "another");
    await world.db.profiles.put({ owner: "another", user: aUser("another") });
    const shown: (string | undefined)[] = [];
    const stop = sessionStore.subscribe(({ wallet }) => shown.push(wallet?.address));
    await restoreSession(world);
    stop();
    expect(shown.filter((each, at) => each !== shown[at - 1])).toEqual([address, undefined, "another"]);
  });

  it("is the server's to confirm though its wallet was unlocked by hand meanwhile", async () => {
    let answer = (_: unknown) => {};
    world.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    const restoring = restoreSession(world);
    await vi.waitFor(() => expect(state().source).toBe("remembered"));
    unlock(world, { name: "Phantom", address });
    answer(aUser(address));
    await restoring;
    expect(state()).toMatchObject({ source: "server", wallet: { address, isLocked: false } });
  });

  it("is nobody's where another tab has left before anybody was shown", async () => {
    await world.db.profiles.clear();
    walletShows(world, address);
    world.handlers.getMe = () => {
      localStorage.clear();
      clearSessionCookies();
      return aUser(address);
    };
    await restoreSession(world);
    expect(state().user).toBeNull();
    expect(await world.db.profiles.get(address)).toBeUndefined();
  });

  it("becomes the user's own where both say yes", async () => {
    walletShows(world, address);
    serverAnswers();
    await restoreSession(world);
    expect(state()).toMatchObject({ source: "server", wallet: { address, isLocked: false } });
  });

  it("leaves whoever signed in meanwhile as they are", async () => {
    let answer = (_: unknown) => {};
    world.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    walletShows(world, address);
    const restoring = restoreSession(world);
    await vi.waitFor(() => expect(state().source).toBe("remembered"));
    const wallet = { name: "Solflare", address: "another", isLocked: false };
    sessionStore.setState({ user: aUser("another"), wallet, source: "server" });
    answer(aUser(address));
    await restoring;
    expect(state().wallet).toBe(wallet);
  });
});
