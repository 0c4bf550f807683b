import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, aUser, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { sessionOfBefore, unreachable, walletShows } from "../../../testing/session-of-before.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { dispatchSession, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { restoreSession } from "./restore-session.ts";
import { returnToServer } from "./return-to-server.ts";

let deps: FakeDeps;
let address: string;
let pass: () => void;
const state = () => sessionStore.getState();
const serverAnswers = (user = aUser(address)) => {
  deps.handlers.getMe = () => user;
};
/** What the watch has begun is done: it has no promise of its own. */
const whenIdle = () => vi.waitFor(() => expect(deps.queries.isFetching()).toBe(0));

beforeEach(async () => {
  deps = fakeDeps();
  deps.wait = () => new Promise((resolve) => (pass = resolve));
  address = await sessionOfBefore(deps);
});

describe("a start with the server out of reach", () => {
  it.each<[string, ApiError]>([
    ["no network", new ApiError({ kind: "network" })],
    ["a server that does not answer in time", new ApiError({ kind: "timeout" })],
    ["a gateway with nothing behind it", refusal(502, "", "")],
    ["a server that is starting", refusal(503, "", "")],
    ["a gateway that waited in vain", refusal(504, "", "")],
  ])("for %s opens the session of this device, its wallet locked", async (_, error) => {
    deps.handlers.getMe = unreachable(error);
    await restoreSession(deps);
    expect(isAuthenticated(state())).toBe(true);
    expect(state()).toMatchObject({
      status: "wallet-locked",
      user: { name: "Ann", wallet_name: "Phantom" },
      wallet: { name: "Phantom", address },
    });
  });

  it("is not held up by a server that says nothing at all", async () => {
    deps.handlers.getMe = () => new Promise(() => {});
    deps.wait = (ms) => (ms === 4_000 ? Promise.resolve() : new Promise(() => {}));
    await restoreSession(deps);
    expect(state().status).toBe("wallet-locked");
  });

  it("opens it unlocked where the wallet itself did connect", async () => {
    walletShows(deps, address);
    await restoreSession(deps);
    expect(state()).toMatchObject({ status: "on-device", wallet: { address } });
  });

  it.each<[string, () => unknown]>([
    ["there is no session", clearSessionCookies],
    ["nobody's wallet is remembered", () => localStorage.clear()],
    ["this device has no profile of it", () => deps.db.profiles.clear()],
    ["the profile is of an account that has left its wallet", () => putProfile(address, "elsewhere")],
    ["the device cannot be read", () => deps.db.delete({ disableAutoOpen: true })],
  ])("is a stranger's where %s", async (_, given) => {
    await given();
    await restoreSession(deps);
    expect(state()).toMatchObject({ status: "signed-out", user: null, wallet: null });
  });
  const putProfile = (owner: string, wallet: string) => deps.db.profiles.put({ owner, user: aUser(wallet) });

  it("shows another account nothing of the first, and does not act in the first one's session", async () => {
    walletShows(deps, "another");
    await restoreSession(deps);
    expect(state()).toMatchObject({ user: null, wallet: null });
    await putProfile("another", "another");
    dispatchSession({ type: "startBegan" });
    await restoreSession(deps);
    expect(state()).toMatchObject({ user: { wallet_address: "another" }, wallet: { address: "another" } });
    expect(readSessionCookies()).toBeNull();
    // It has no session to look for, and stays as long as nobody says so.
    await returnToServer(deps);
    expect(state()).toMatchObject({ user: { wallet_address: "another" }, status: "on-device" });
  });

  it("leaves the session of whoever signed in while another account's profile was read", async () => {
    walletShows(deps, "another");
    await putProfile("another", "another");
    const get = deps.db.profiles.get.bind(deps.db.profiles);
    deps.db.profiles.get = ((key: string) => {
      if (key === "another")
        dispatchSession({ type: "signedIn", user: aUser(address), wallet: { name: "Phantom", address } });
      return get(key);
    }) as never;
    await restoreSession(deps);
    expect(state()).toMatchObject({ status: "signed-in", wallet: { address } });
    expect(readSessionCookies()).not.toBeNull();
  });
});

describe("when the server is back", () => {
  beforeEach(async () => {
    await restoreSession(deps);
    await putToken(deps.db, address, aToken());
  });

  it("is the user's again, unlocked, where the wallet connects", async () => {
    walletShows(deps, address);
    serverAnswers();
    await returnToServer(deps);
    expect(state()).toMatchObject({ status: "signed-in", wallet: { address } });
  });

  it.each<[string, () => void]>([
    ["the wallet does not connect", () => serverAnswers()],
    [
      "the session is another account's",
      () => {
        walletShows(deps, address);
        serverAnswers(aUser("another"));
      },
    ],
    [
      "the server no longer knows the session",
      () => {
        deps.handlers.getMe = unreachable(refusal(401, "not_signed_in", ""));
      },
    ],
    ["the wallet shows another account", () => walletShows(deps, "another")],
  ])("hides what is on the device, and wipes nothing, where %s", async (_, given) => {
    given();
    await returnToServer(deps);
    expect(state()).toMatchObject({ status: "signed-out", user: null, wallet: null });
    expect(await readTokens(deps.db, address)).toHaveLength(1);
    expect(await deps.db.profiles.get(address)).toBeDefined();
  });

  it.each<[string, () => void]>([
    ["it is not yet", () => {}],
    [
      "it is broken",
      () => {
        deps.handlers.getMe = unreachable(refusal(500, "internal", ""));
      },
    ],
    [
      "its wallet says nothing",
      () => {
        serverAnswers();
        deps.wallet.connect = () => new Promise(() => {});
        deps.wait = (ms) => (ms === 8_000 ? Promise.resolve() : new Promise(() => {}));
      },
    ],
    [
      "only the wallet's script is out of reach still",
      () => {
        serverAnswers();
        deps.loadScript = async () => false;
        deps.handlers.getConfig = () => ({
          wallets: [{ name: "Phantom", install_url: "", script_url: "http://127.0.0.1:8899/wallet.js" }],
        });
        deps.queries.clear();
      },
    ],
  ])("stays as it is where %s", async (_, given) => {
    given();
    await returnToServer(deps);
    expect(state()).toMatchObject({ status: "wallet-locked", user: { name: "Ann" } });
  });

  it.each<[string, () => void]>([
    ["the network comes back", () => dispatchEvent(new Event("online"))],
    ["the app is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["some time has passed", () => pass()],
  ])("is found out when %s, and then looked for no more", async (_, happens) => {
    walletShows(deps, address);
    serverAnswers();
    happens();
    await vi.waitFor(() => expect(state().status).toBe("signed-in"));
    await whenIdle();
    const calls = deps.calls.length;
    happens();
    await whenIdle();
    expect(deps.calls).toHaveLength(calls);
  });

  it("is not looked for by who has left", async () => {
    dispatchSession({ type: "sessionEnded" });
    dispatchEvent(new Event("online"));
    await whenIdle();
    expect(deps.calls).not.toContain("getMe");
  });

  it("takes a wallet that was unlocked by hand while it was being asked for no locked one", async () => {
    deps.handlers.getMe = () => {
      dispatchSession({ type: "walletUnlocked" });
      return aUser(address);
    };
    await returnToServer(deps);
    expect(state()).toMatchObject({ status: "on-device", user: { name: "Ann" } });
  });

  it("gives nothing to who left while it was being asked", async () => {
    walletShows(deps, address);
    deps.handlers.getMe = () => {
      dispatchSession({ type: "sessionEnded" });
      return aUser(address);
    };
    await returnToServer(deps);
    expect(state().user).toBeNull();
  });
});
