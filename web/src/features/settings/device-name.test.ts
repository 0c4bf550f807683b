import { describe, expect, it } from "vitest";
import { deviceName, isHandheld } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device in plain words", () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/126.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/126.0 Safari/537.36`, "Chrome on Linux"],
    [`Mozilla/5.0 (X11; CrOS x86_64 15) ${webkit} Chrome/126.0 Safari/537.36`, "Chrome on ChromeOS"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
      "Edge on Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/126.0 Safari/537.36 OPR/111.0`,
      "Opera on Windows",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25 Chrome/121 Safari/537.36`,
      "Samsung Internet on Android",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Mobile Safari/604.1", "Chrome on iPad"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", "Safari on Mac"],
    ["curl/8.5.0", "curl"],
    ["node", "node"],
    ["", "Unknown device"],
    ["(nothing to go by)", "Unknown device"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("is held in a hand, or not", () => {
    expect(isHandheld("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)")).toBe(true);
    expect(isHandheld("Mozilla/5.0 (Linux; Android 14; Pixel 8)")).toBe(true);
    expect(isHandheld("Mozilla/5.0 (X11; Linux x86_64)")).toBe(false);
    expect(isHandheld("")).toBe(false);
  });
});
