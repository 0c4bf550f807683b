import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { backgroundSync } from "../../app/background-sync.ts";
import { enqueue } from "./enqueue.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { registerBackgroundSync } from "./register-background-sync.ts";

const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});
const register = vi.fn(async () => {});
const given = { setAppBadge, clearAppBadge, serviceWorker: serviceWorkerWith({ sync: { register } }) };
let deps: FakeDeps;
let stop: () => void;

function serviceWorkerWith(registration: object) {
  return Object.assign(new EventTarget(), { getRegistration: async () => registration });
}

const answer = () => ({ success: true, message: "" });
const nobody = () => {
  throw new ApiError({ kind: "network" });
};
const put = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const cutOff = (isCutOff: boolean) => put("onLine", !isCutOff);
const remove = () => {
  const seen = aToken();
  const intent = { kind: "delete-token@2" as const, entity: seen.id, payload: { seen } };
  return enqueue(deps, signedIn, intent);
};
let signedIn: string;

beforeEach(() => {
  vi.clearAllMocks();
  for (const [name, value] of Object.entries(given)) put(name, value);
  deps = fakeDeps({ deleteToken: nobody });
  signedIn = signIn(deps);
});
afterEach(() => {
  stop();
  signOut();
  cutOff(false);
  for (const name of Object.keys(given)) Reflect.deleteProperty(navigator, name);
});

describe("the badge of the app's icon", () => {
  it("counts unfinished changes, and is cleared when they are done", async () => {
    stop = registerBackgroundSync(deps);
    await remove();
    await remove();
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
    deps.handlers.deleteToken = answer;
    clearAppBadge.mockClear();
    await flushOutbox(deps, signedIn, { eager: true });
    await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  });

  it("is cleared on sign-out", async () => {
    await remove();
    stop = registerBackgroundSync(deps);
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
    signOut();
    await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  });
});

describe("Background Sync", () => {
  it("is registered when a change waits for the network, and not when only the server is unreachable", async () => {
    stop = registerBackgroundSync(deps);
    await remove();
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalled());
    expect(register).not.toHaveBeenCalled();
    cutOff(true);
    dispatchEvent(new Event("offline"));
    await vi.waitFor(() => expect(register).toHaveBeenCalledWith(backgroundSync.tag));
  });

  it("makes the open page send the queued changes", async () => {
    await remove();
    stop = registerBackgroundSync(deps);
    deps.handlers.deleteToken = answer;
    given.serviceWorker.dispatchEvent(
      new MessageEvent("message", { data: { type: backgroundSync.message } }),
    );
    await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  });
});

it("throws nothing in a browser without badges and Background Sync", async () => {
  for (const name of Object.keys(given)) Reflect.deleteProperty(navigator, name);
  cutOff(true);
  stop = registerBackgroundSync(deps);
  expect(await remove()).toEqual({ kind: "waiting" });
});
