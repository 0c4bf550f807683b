import { describe, expect, it } from "vitest";
import { leadsElsewhere, plainWords, shorten } from "./plain-words.ts";

describe("words that lead elsewhere", () => {
  it.each([
    "https://evil.example/x",
    "Go to evil.com now",
    "EVIL.COM",
    "evil.com/claim",
    "éclair.fun",
    "evil[.]com",
    "evil (dot) com",
    "evil dot com",
    "evil d0t xyz",
    "evil .com",
    "hxxps://evil",
    "www.evil",
    "www . evil",
    "evil。com",
    "ｅｖｉｌ．ｃｏｍ",
    "e\u200bvil.c\u200bom",
    "xn--evl-1na",
    "mail me: a@b.c",
    "follow @evilfrog",
    "t.me/evil",
    "javascript:alert(1)",
    "data:text/html,hello",
    "send to 7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "ping 10.0.0.1",
  ])("are found: %s", (text) => expect(leadsElsewhere(text)).toBe(true));

  it.each([
    "A frog, e.g. a green one, at 7 a.m. on the U.S. coast.",
    "It costs 1.5 SOL, or 0.05; supply 1,000,000,000.",
    "The red dot is a laser. Dr. Frog knows.",
    "Version 2.0 of the pond... and then?",
    "On-chain data: none. Solana: fast.",
    "青蛙在月球上。它挖奶酪。",
    "¿Quién manda aquí? El sapo.",
  ])("are not: %s", (text) => expect(leadsElsewhere(text)).toBe(false));

  it("are left out by the sentence, and the rest stays as it was", () => {
    expect(plainWords("A frog digs. Claim yours at evil.com today! It digs on.")).toBe(
      "A frog digs. It digs on.",
    );
    expect(plainWords("青蛙在月球上。去 evil.com 吧。它挖奶酪。")).toBe("青蛙在月球上。它挖奶酪。");
    expect(plainWords("evil.com")).toBe("");
    expect(plainWords("It ended.Then it began.")).toBe("It ended. Then it began.");
  });
});

it("takes markup and unseen characters out of a model's words", () => {
  expect(plainWords("<b>Frog</b> <script>alert(1)</script>\u202e**loud** `code`\u200b")).toBe(
    "Frog alert(1) loud code",
  );
});

describe("words that are too long", () => {
  it("end with a sentence where there is one, else with a word", () => {
    expect(shorten("One frog digs. Two frogs dig deeper.", 20)).toBe("One frog digs.");
    expect(shorten("One frog digs deeper, and deeper", 24)).toBe("One frog digs deeper…");
    expect(shorten("short", 5)).toBe("short");
    expect(shorten("🐸".repeat(10), 8).length).toBeLessThanOrEqual(8);
  });
});
