import { afterEach, describe, expect, it, vi } from "vitest";
import { loadScript } from "./load-script.ts";

const scripts = () => [...document.head.querySelectorAll("script")];
let count = 0;
const url = () => `http://127.0.0.1:8899/wallet-${++count}.js`;

afterEach(() => {
  for (const script of scripts()) script.remove();
  vi.useRealTimers();
});

describe("a wallet's script", () => {
  it("is put on the page once, however often it is asked for", async () => {
    const address = url();
    const loads = [loadScript(address), loadScript(address)];
    expect(scripts().map(({ src }) => src)).toEqual([address]);
    scripts()[0]?.dispatchEvent(new Event("load"));
    await Promise.all(loads);
    await loadScript(address);
    expect(scripts()).toHaveLength(1);
  });

  it("that cannot be had is a wallet that is not there, and is tried again when asked for", async () => {
    const address = url();
    const loading = loadScript(address);
    scripts()[0]?.dispatchEvent(new Event("error"));
    await expect(loading).resolves.toBe(false);
    expect(scripts()).toEqual([]);
    void loadScript(address);
    expect(scripts()).toHaveLength(1);
  });

  it("that never answers delays nobody for more than five seconds", async () => {
    vi.useFakeTimers();
    let done = false;
    void loadScript(url()).then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });
});
