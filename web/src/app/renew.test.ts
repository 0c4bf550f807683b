import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renew, renewByItself } from "./renew.ts";

const reload = vi.fn();

/** A service worker that is waited for, which changes its state when it is asked to. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installed";
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
    this.become("activated");
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const withRegistration = (registration: object | undefined) =>
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

describe("a tab takes the newest version", () => {
  it("by loading the page again", async () => {
    withRegistration(undefined);
    await renew();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("by loading the page again once its service worker has it", async () => {
    const installing = new FakeWorker();
    installing.state = "installing";
    const registration = { installing, waiting: null as FakeWorker | null, update: async () => {} };
    withRegistration(registration);
    const renewed = renew();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    registration.waiting = installing;
    installing.become("installed");
    await renewed;
    expect(installing.messages).toEqual([{ type: "SKIP_WAITING" }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("all the same where the service worker cannot be asked for a newer one", async () => {
    withRegistration({ update: () => Promise.reject(new Error("offline")) });
    await renew();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it("renews itself once, and again only after ten minutes", async () => {
  withRegistration(undefined);
  expect([0, 1, 599_999, 600_000].map(renewByItself)).toEqual([true, false, false, true]);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
