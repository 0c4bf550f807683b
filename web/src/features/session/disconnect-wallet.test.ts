import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { readSessionCookies } from "../../api-client/session-cookies.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { leave } from "./end-session.ts";
import { disconnectWallet } from "./log-out.ts";
import { becomeUser, rememberedWallet } from "./sign-in.ts";

let deps: FakeDeps;
let owner: string;

beforeEach(async () => {
  forgetToasts();
  deps = fakeDeps({ logout: () => ({ success: true }) });
  owner = signIn(deps);
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  const { user, wallet } = sessionStore.getState();
  if (user && wallet) await becomeUser(deps, user, wallet);
  await putToken(deps.db, owner, aToken());
  await putToken(deps.db, "another", aToken());
  await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a frog" }, 1);
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
