import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canOpenWalletApp } from "./phone-wallet.ts";

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

beforeEach(() => vi.stubGlobal("isSecureContext", true));
afterEach(() => vi.unstubAllGlobals());

describe("the phone's wallet app", () => {
  it.each([
    ["Chrome on Android", `${android} Chrome/146.0.0.0 Mobile Safari/537.36`, true],
    ["Samsung Internet", `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, true],
    [
      "a wallet's own browser on Android",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/146.0.0.0 Mobile Safari/537.36",
      false,
    ],
    ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", false],
    [
      "Safari on an iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
      false,
    ],
    ["Chrome on a desktop", "Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0.0.0 Safari/537.36", false],
  ])("can be opened from %s: %s", (_, userAgent, can) => {
    expect(canOpenWalletApp({ userAgent } as Navigator)).toBe(can);
  });

  it("cannot be opened where the browser has no cryptography for the page", () => {
    vi.stubGlobal("isSecureContext", false);
    const userAgent = `${android} Chrome/146.0.0.0 Mobile Safari/537.36`;
    expect(canOpenWalletApp({ userAgent } as Navigator)).toBe(false);
  });
});
