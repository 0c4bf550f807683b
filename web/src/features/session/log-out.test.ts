import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, aUser, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { storeSession } from "../../api-client/client.ts";
import { readSessionCookies } from "../../api-client/session-cookies.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { dispatchSession, sessionStore } from "../../stores/session.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { leave } from "./end-session.ts";
import { disconnectWallet, logOut } from "./log-out.ts";
import { becomeUser, rememberedWallet } from "./sign-in.ts";

let deps: FakeDeps;
let owner: string;
/** Hears nothing but that it is broken off, as fetch does. */
const hang = (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
  new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason)));
const home = vi.fn(async () => {});

beforeEach(async () => {
  home.mockClear();
  forgetToasts();
  deps = fakeDeps({ logout: () => ({ success: true }) });
  owner = signIn(deps);
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  const { user, wallet } = sessionStore.getState();
  if (user && wallet) await becomeUser(deps, user, wallet);
  for (const each of [owner, "former", "another"]) await putToken(deps.db, each, aToken());
  await deps.db.profiles.put({ owner: "another", user: aUser("another") });
  await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a frog" }, 1);
});

describe("logging out", () => {
  it("ends the session on the server, goes home, clears cookies and user, and says so", async () => {
    expect(await logOut(deps, home)).toBe(true);
    expect(deps.calls).toEqual(["logout"]);
    expect(home).toHaveBeenCalledTimes(1);
    expect(readSessionCookies()).toBeNull();
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(rememberedWallet()).toBeNull();
    expect(toasts).toEqual(["success: Logged out successfully"]);
  });

  it("waits half a second first", async () => {
    let pass = () => {};
    const wait = vi.fn(() => new Promise<void>((resolve) => (pass = resolve)));
    deps.wait = wait;
    const leaving = logOut(deps, home);
    await vi.waitFor(() => expect(wait).toHaveBeenCalledWith(500));
    expect(deps.calls).toEqual([]);
    pass();
    expect(await leaving).toBe(true);
  });

  it("wipes what was asked for though the session is hidden while the server is asked", async () => {
    deps.handlers.logout = () => {
      dispatchSession({ type: "sessionEnded" });
      return undefined as never;
    };
    await logOut(deps, home);
    expect(await readTokens(deps.db, owner)).toEqual([]);
  });

  it("goes home while there still is a user, so that no page asks for a wallet on the way out", async () => {
    await logOut(deps, async () => expect(sessionStore.getState().user).not.toBeNull());
  });

  it("wipes the account's data, under whichever of its wallets, and nobody else's", async () => {
    const { user } = sessionStore.getState();
    if (user) await deps.db.profiles.put({ owner: "former", user });
    await logOut(deps, home);
    expect(await readTokens(deps.db, owner)).toEqual([]);
    expect(await readTokens(deps.db, "former")).toEqual([]);
    expect(await readTokens(deps.db, "another")).toHaveLength(1);
    expect((await deps.db.profiles.toArray()).map((row) => row.owner)).toEqual(["another"]);
  });

  it.each([
    ["nobody answers", () => Promise.reject(new ApiError({ kind: "network" }))],
    ["a gateway answers for nobody", () => Promise.reject(refusal(503, "unavailable", ""))],
    ["the server hangs", hang],
  ])("is done on this device where %s, which is said", async (_, logout) => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const controller = new AbortController();
      queueMicrotask(() => controller.abort());
      return controller.signal;
    });
    deps.api.call = logout as never;
    expect(await logOut(deps, home)).toBe(true);
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    expect(home).toHaveBeenCalledTimes(1);
    expect(readSessionCookies()).toBeNull();
    expect(sessionStore.getState().user).toBeNull();
    expect(await readTokens(deps.db, owner)).toEqual([]);
    expect(toasts).toEqual([expect.stringMatching(/^success: Logged out on this device\. The server could/)]);
  });

  it("does nothing and says so where the server answers and leaves the session alive", async () => {
    deps.handlers.logout = () => {
      throw refusal(500, "internal", "");
    };
    expect(await logOut(deps, home)).toBe(false);
    expect(toasts).toEqual(["error: Failed to log out"]);
    expect(home).not.toHaveBeenCalled();
    expect(readSessionCookies()).not.toBeNull();
    expect(sessionStore.getState().user).not.toBeNull();
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
  });

  it("is done as wished where the session had ended already", async () => {
    deps.handlers.logout = () => {
      throw refusal(401, "not_signed_in", "");
    };
    expect(await logOut(deps, home)).toBe(true);
    expect(toasts).toEqual(["success: Logged out successfully"]);
  });
});

describe("disconnecting", () => {
  it("disconnects the wallet, ends the session on the server and says so", async () => {
    const disconnect = vi.spyOn(deps.wallet, "disconnect");
    await disconnectWallet(deps);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(deps.calls).toEqual(["logout"]);
    expect(toasts).toEqual(["success: Wallet disconnected successfully"]);
  });

  it("clears user, wallet, cookies and the remembered wallet", async () => {
    await disconnectWallet(deps);
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(readSessionCookies()).toBeNull();
    expect(rememberedWallet()).toBeNull();
  });

  it("wipes the account's data from the device, and nobody else's", async () => {
    await disconnectWallet(deps);
    expect(await readTokens(deps.db, owner)).toEqual([]);
    expect(await readDraft(deps.db, owner, "draft-1")).toBeNull();
    expect(await deps.db.profiles.get(owner)).toBeUndefined();
    expect(await readTokens(deps.db, "another")).toHaveLength(1);
  });

  it("says so when the wallet will not, and signs out all the same", async () => {
    deps.wallet.disconnect = () => Promise.reject(new Error("busy"));
    await disconnectWallet(deps);
    expect(toasts).toEqual(["error: Failed to disconnect wallet"]);
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(readSessionCookies()).toBeNull();
    expect(await readTokens(deps.db, owner)).toEqual([]);
  });

  it("ends the session on the server also when the wallet will not let go", async () => {
    deps.wallet.disconnect = () => Promise.reject(new Error("busy"));
    await disconnectWallet(deps);
    expect(deps.calls).toEqual(["logout"]);
  });

  it("needs no server", async () => {
    deps.handlers.logout = () => {
      throw refusal(503, "unavailable", "");
    };
    await disconnectWallet(deps);
    expect(toasts).toEqual(["success: Wallet disconnected successfully"]);
    expect(readSessionCookies()).toBeNull();
  });

  it("takes a visitor who has no wallet", async () => {
    signOut();
    await disconnectWallet(deps);
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
  });
});

describe("a session that is lost", () => {
  it("hides what is on the device until its owner returns, and wipes nothing", async () => {
    leave();
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(readSessionCookies()).toBeNull();
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
    expect(await readDraft(deps.db, owner, "draft-1")).not.toBeNull();
    expect(rememberedWallet()).toBe("Phantom");
  });
});
