import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { openOnDevice, signIn, signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { dispatchSession, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { followTabs } from "./end-session.ts";

const KEY = "gemwright.wallet-address";
let deps: FakeDeps;
let stop: () => void;

/** As another tab does it. */
function elsewhere(address: string | null, key: string | null = KEY): void {
  if (address === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, address);
  dispatchEvent(new StorageEvent("storage", { key }));
}
const isShown = () => isAuthenticated(sessionStore.getState());

beforeEach(() => {
  deps = fakeDeps();
  signIn(deps, "ann");
  localStorage.setItem(KEY, "ann");
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  stop = followTabs();
});
afterEach(() => {
  stop();
  clearSessionCookies();
  signOut();
});

it.each<[string, string | null, string | null]>([
  ["signed out", null, KEY],
  ["signed in as another", "ben", KEY],
  ["cleared all", null, null],
])("hides what is shown where another tab has %s, and leaves the cookies to that tab", (_, address, key) => {
  elsewhere(address, key);
  expect(isShown()).toBe(false);
  expect(readSessionCookies()).not.toBeNull();
});

it("stays where another tab has signed in as the same, or kept something else", () => {
  elsewhere("ann");
  dispatchEvent(new StorageEvent("storage", { key: "gemwright.theme" }));
  expect(isShown()).toBe(true);
});

describe("a wallet that shows another account", () => {
  const change = () => deps.wallet.change({ name: "Phantom", address: "another" });

  it.each([
    ["of the server's", () => {}],
    ["of this device", () => void openOnDevice(deps, { isUnlocked: true })],
    [
      "whose wallet was unlocked by hand",
      () => {
        openOnDevice(deps);
        dispatchSession({ type: "walletUnlocked" });
      },
    ],
  ])("ends a session %s, and its cookies", (_, given) => {
    given();
    change();
    expect(isShown()).toBe(false);
    expect(readSessionCookies()).toBeNull();
  });

  it("is nothing to a page that shows nobody: the cookies are another tab's", () => {
    signOut();
    change();
    expect(readSessionCookies()).not.toBeNull();
  });
});
