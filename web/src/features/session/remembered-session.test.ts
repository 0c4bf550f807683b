import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { sessionOfBefore, unreachable, walletShows } from "../../../testing/session-of-before.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import {
  canSign,
  dispatchSession,
  isAuthenticated,
  isWalletLocked,
  sessionStore,
} from "../../stores/session.ts";
import { WalletsNotLoaded } from "../../wallet/wallet-errors.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { restoreSession } from "./restore-session.ts";
import { returnToServer } from "./return-to-server.ts";

let deps: FakeDeps;
let address: string;
const state = () => sessionStore.getState();
const serverAnswers = (user = aUser(address)) => {
  deps.handlers.getMe = () => user;
};

beforeEach(async () => {
  deps = fakeDeps();
  deps.wait = () => new Promise(() => {});
  address = await sessionOfBefore(deps);
});

describe("before wallet and server have been asked", () => {
  const never = () => new Promise<never>(() => {});
  const asking = () => {
    void restoreSession(deps);
    return vi.waitFor(() => expect(state().status).toBe("remembered"));
  };

  it("shows the session that this device remembers, and calls its wallet neither locked nor there", async () => {
    deps.handlers.getMe = never;
    deps.wallet.connect = never;
    await asking();
    expect(isAuthenticated(state())).toBe(true);
    expect(state()).toMatchObject({ status: "remembered", user: { name: "Ann" } });
    expect(canSign(state())).toBe(false);
    expect(isWalletLocked(state())).toBe(false);
  });

  it("sends nothing of what waits until it is known who may speak", async () => {
    let answer = (_: unknown) => {};
    deps.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    const spokenBy: string[] = [];
    deps.handlers.submitContact = () => {
      spokenBy.push(state().status);
      return { success: true, message: "" };
    };
    walletShows(deps, address);
    await asking();
    const payload = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
    const saying = enqueue(deps, address, { kind: "send-message@1", entity: "message", payload });
    // Time enough for who would not wait.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await deps.db.outbox.count()).toBe(1);
    answer(aUser(address));
    expect(await saying).toMatchObject({ kind: "done" });
    expect(spokenBy).toEqual(["signed-in"]);
  });

  it("reads no list of the server's", async () => {
    deps.handlers.getMe = never;
    await asking();
    void syncTokens(deps, { force: false }).catch(() => {});
    await deps.db.outbox.count();
    expect(deps.calls.filter((call) => call !== "getMe" && call !== "getConfig")).toEqual([]);
  });

  it.each<[string, () => void]>([
    ["the wallet is locked", () => serverAnswers()],
    [
      "the wallet shows another account",
      () => {
        walletShows(deps, "another");
        serverAnswers();
      },
    ],
    [
      "the server no longer knows the session",
      () => {
        walletShows(deps, address);
        deps.handlers.getMe = unreachable(refusal(401, "not_signed_in", ""));
      },
    ],
  ])("hides it again where %s", async (_, given) => {
    given();
    const shown: string[] = [];
    const stop = sessionStore.subscribe(({ user, status }) => shown.push(`${user?.name} ${status}`));
    await restoreSession(deps);
    stop();
    expect(shown).toContain("Ann remembered");
    expect(state()).toMatchObject({ status: "signed-out", user: null, wallet: null });
    expect(await deps.db.profiles.get(address)).toBeDefined();
  });

  it.each([
    ["is broken", refusal(500, "internal", "")],
    ["has too much to do", refusal(429, "rate_limited", "")],
  ])("goes on with what this device has where the server %s", async (_, failure) => {
    deps.handlers.getMe = unreachable(failure);
    await restoreSession(deps);
    expect(state()).toMatchObject({ user: { name: "Ann" }, status: "wallet-locked" });
  });

  it("stays, and who is typing with it, where the wallet says nothing for its eight seconds", async () => {
    deps.wallet.connect = never;
    serverAnswers();
    deps.wait = (ms) => (ms === 8_000 ? Promise.resolve() : never());
    const shown: (string | undefined)[] = [];
    const stop = sessionStore.subscribe(({ user }) => shown.push(user?.name));
    await restoreSession(deps);
    stop();
    expect(new Set(shown)).toEqual(new Set(["Ann"]));
    expect(isAuthenticated(state())).toBe(true);
    expect(state()).toMatchObject({ status: "wallet-locked", wallet: { address } });
    expect(readSessionCookies()).not.toBeNull();
    walletShows(deps, address);
    deps.wait = never;
    await returnToServer(deps);
    expect(state()).toMatchObject({ status: "signed-in", wallet: { address } });
  });

  it("stays where the script that asks the wallet could not be loaded", async () => {
    deps.wallet.connect = () => Promise.reject(new WalletsNotLoaded("Failed to fetch a script."));
    serverAnswers();
    await restoreSession(deps);
    expect(state()).toMatchObject({ status: "wallet-locked", wallet: { address } });
  });

  it("is hidden where the silent wallet's server knows another account", async () => {
    deps.wallet.connect = never;
    serverAnswers(aUser("another"));
    deps.wait = (ms) => (ms === 8_000 ? Promise.resolve() : never());
    await restoreSession(deps);
    expect(state()).toMatchObject({ user: null, wallet: null });
  });

  it("hands no screen of the one to another account that this device knows", async () => {
    deps.handlers.getMe = unreachable(new ApiError({ kind: "network" }));
    walletShows(deps, "another");
    await deps.db.profiles.put({ owner: "another", user: aUser("another") });
    const shown: (string | undefined)[] = [];
    const stop = sessionStore.subscribe(({ wallet }) => shown.push(wallet?.address));
    await restoreSession(deps);
    stop();
    expect(shown.filter((each, at) => each !== shown[at - 1])).toEqual([address, undefined, "another"]);
  });

  it("is the server's to confirm though its wallet was unlocked by hand meanwhile", async () => {
    let answer = (_: unknown) => {};
    deps.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    const restoring = restoreSession(deps);
    await vi.waitFor(() => expect(state().status).toBe("remembered"));
    dispatchSession({ type: "walletUnlocked" });
    answer(aUser(address));
    await restoring;
    expect(state()).toMatchObject({ status: "signed-in", wallet: { address } });
  });

  it("is nobody's where another tab has left before anybody was shown", async () => {
    await deps.db.profiles.clear();
    walletShows(deps, address);
    deps.handlers.getMe = () => {
      localStorage.clear();
      clearSessionCookies();
      return aUser(address);
    };
    await restoreSession(deps);
    expect(state().user).toBeNull();
    expect(await deps.db.profiles.get(address)).toBeUndefined();
  });

  it("becomes the user's own where both say yes", async () => {
    walletShows(deps, address);
    serverAnswers();
    await restoreSession(deps);
    expect(state()).toMatchObject({ status: "signed-in", wallet: { address } });
  });

  it("leaves whoever signed in meanwhile as they are", async () => {
    let answer = (_: unknown) => {};
    deps.handlers.getMe = () => new Promise((resolve) => (answer = resolve));
    walletShows(deps, address);
    const restoring = restoreSession(deps);
    await vi.waitFor(() => expect(state().status).toBe("remembered"));
    const wallet = { name: "Solflare", address: "another" };
    dispatchSession({ type: "signedIn", user: aUser("another"), wallet });
    answer(aUser(address));
    await restoring;
    expect(state().wallet).toBe(wallet);
  });
});
