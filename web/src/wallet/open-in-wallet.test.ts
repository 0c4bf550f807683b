import { describe, expect, it } from "vitest";
import { isPhone, openInWallet } from "./open-in-wallet.ts";

describe("the way into a wallet's own browser", () => {
  const page = "https://gems.example/create?step=2";
  const [here, site] = [page, "https://gems.example"].map(encodeURIComponent);

  it.each([
    ["Phantom", `https://phantom.app/ul/browse/${here}?ref=${site}`],
    ["Solflare", `https://solflare.com/ul/v1/browse/${here}?ref=${site}`],
    ["Sandbox Wallet", null],
  ])("is known for %s: %s", (wallet, link) => {
    expect(openInWallet(wallet, page)).toBe(link);
  });

  it.each([
    ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36", 5, true],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", 5, true],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", 5, true],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", 0, false],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36", 10, false],
  ])("is offered to %s with %i touch points: %s", (userAgent, maxTouchPoints, offered) => {
    expect(isPhone({ userAgent, maxTouchPoints } as Navigator)).toBe(offered);
  });
});
