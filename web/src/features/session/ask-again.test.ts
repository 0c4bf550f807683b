import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { connectionStore } from "../../stores/connection.ts";
import { askAgain } from "./ask-again.ts";

let deps: FakeDeps;
let pauses: number[];
let pass: () => void;
let stop: () => void;

beforeEach(() => {
  connectionStore.setState({ isReachable: true });
  pauses = [];
  deps = fakeDeps({
    getMe: () => aUser("a"),
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
  deps.wait = (ms) => {
    pauses.push(ms);
    return new Promise((resolve) => (pass = resolve));
  };
  signIn(deps);
  stop = askAgain(deps);
});

afterEach(() => {
  stop();
  signOut();
});

const asked = () => deps.calls.filter((name) => name === "getMe").length;
const lose = () => connectionStore.setState({ isReachable: false });

describe("a server that has stopped answering", () => {
  it("is asked now and then, ever more rarely, and no longer once it answers", async () => {
    lose();
    for (const times of [1, 2, 3]) {
      pass();
      await vi.waitFor(() => expect(asked()).toBe(times));
    }
    expect(pauses).toEqual([3_000, 4_500, 6_750, 10_125]);
    connectionStore.setState({ isReachable: true });
    pass();
    await vi.waitFor(() => expect(deps.calls).toContain("listTokens"));
    expect(asked()).toBe(3);
  });

  it("is not asked for nobody", async () => {
    signOut();
    lose();
    pass();
    await vi.waitFor(() => expect(pauses).toHaveLength(2));
    expect(asked()).toBe(0);
  });

  it("is not asked while it answers", () => {
    connectionStore.setState({ isSyncing: true });
    expect(pauses).toEqual([]);
  });
});
