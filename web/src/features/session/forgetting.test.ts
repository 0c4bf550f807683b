import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { pendingWipe, requestWipe } from "./forgetting.ts";
import { logOut } from "./log-out.ts";
import { restoreSession } from "./restore-session.ts";
import { becomeUser } from "./sign-in.ts";

const STAYS = /^error: You are logged out, but this browser could not erase everything/;
const home = async () => {};
let deps: FakeDeps;
let owner: string;

/** The browser fails so many wipes before it obeys. */
function failWipes(times: number): void {
  let left = times;
  const { profiles } = deps.db;
  const remove = profiles.delete.bind(profiles);
  profiles.delete = ((key: string) =>
    left-- > 0 ? Promise.reject(new Error("The disk is gone.")) : remove(key)) as never;
}

const tokens = async () => (await readTokens(deps.db, owner)).length;

beforeEach(async () => {
  localStorage.clear();
  forgetToasts();
  deps = fakeDeps({ logout: () => ({ success: true }) });
  owner = signIn(deps);
  await putToken(deps.db, owner, aToken());
});

describe("a device that has to wipe an account", () => {
  it("tries once more where the browser fails", async () => {
    failWipes(1);
    await logOut(deps, home);
    expect(await tokens()).toBe(0);
    expect(pendingWipe()).toEqual([]);
    expect(toasts).toEqual(["success: Logged out successfully"]);
  });

  it("says what may remain and what to do where it fails again, and not that all went well", async () => {
    failWipes(2);
    await logOut(deps, home);
    expect(await tokens()).toBe(1);
    expect(toasts).toEqual([expect.stringMatching(STAYS)]);
    expect(sessionStore.getState().user).toBeNull();
  });

  it("ends it at the next start", async () => {
    failWipes(2);
    await logOut(deps, home);
    await restoreSession(deps);
    await vi.waitFor(async () => expect(pendingWipe()).toEqual([]));
    expect(await tokens()).toBe(0);
  });

  it("has noted it before it begins, for a page that is closed on its way home", async () => {
    void logOut(deps, () => new Promise(() => {}));
    await vi.waitFor(() => expect(pendingWipe()).toEqual([owner]));
  });

  it("keeps what an owner has who came back before", async () => {
    requestWipe([owner, "another"]);
    const { user, wallet } = sessionStore.getState();
    if (user && wallet) await becomeUser(deps, user, wallet);
    expect(pendingWipe()).toEqual(["another"]);
    await putToken(deps.db, "another", aToken());
    await restoreSession(deps);
    await vi.waitFor(() => expect(pendingWipe()).toEqual([]));
    expect(await tokens()).toBe(1);
    expect(await readTokens(deps.db, "another")).toEqual([]);
  });

  it("takes a note that is of another make for none", () => {
    for (const note of ["{", "7", '[7, {"a":1}]', "null"]) {
      localStorage.setItem("gemwright.forgetting", note);
      expect(pendingWipe()).toEqual([]);
    }
  });
});
