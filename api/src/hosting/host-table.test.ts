import { describe, expect, it } from "vitest";
import { classifyHost } from "./host-table.ts";

const local = { appHosts: ["localhost:8000"], sitesDomain: "localhost:8000" };
const split = { appHosts: ["gem.example"], sitesDomain: "gems.site" };

const parts = [
  "gem.example",
  "gems.site",
  "localhost:8000",
  "frog.gems.site",
  "127.0.0.1:8000",
  "evil.example",
];
const twists = [
  (host: string) => `${host}.`,
  (host: string) => `.${host}`,
  (host: string) => `a.b.${host}`,
  (host: string) => `-a.${host}`,
  (host: string) => `a-.${host}`,
  (host: string) => `a_b.${host}`,
  (host: string) => `*.${host}`,
  (host: string) => `${host}:0x50`,
  (host: string) => `${host}:99999999`,
  (host: string) => `${host}@evil.example`,
  (host: string) => `evil.example@${host}`,
  (host: string) => `${host}/..`,
  (host: string) => `${host}#`,
  (host: string) => `${host}?x`,
  (host: string) => ` ${host}`,
  (host: string) => `${host} `,
  (host: string) => `${host}\t`,
  (host: string) => `${host},evil.example`,
  (host: string) => `${host}%00`,
  (host: string) => `frög.${host}`,
  (host: string) => `x${host.replaceAll(".", "-")}`,
  (host: string) => `${host}.evil.example`,
  (host: string) => `${"a".repeat(64)}.${host}`,
  (host: string) => `[${host}]`,
  (host: string) => `http://${host}`,
  (host: string) => `frog..${host}`,
  (host: string) => `'${host}`,
  (host: string) => `${host}\0`,
  (host: string) => `${host};`,
  (host: string) => `xn--.${host}.`,
  (host: string) => `\\${host}`,
  (host: string) => `${host}:`,
  (host: string) => `${host}:80:80`,
  (host: string) => `${host}|${host}`,
];

describe("which host a request is for", () => {
  it("is the app's, or one label below the sites' domain", () => {
    expect(classifyHost("gem.example", split)).toEqual({ kind: "app" });
    expect(classifyHost("GEM.example", split)).toEqual({ kind: "app" });
    expect(classifyHost("frog.gems.site", split)).toEqual({ kind: "site", host: "frog.gems.site" });
    expect(classifyHost("FROG.gems.site", split)).toEqual({ kind: "site", host: "frog.gems.site" });
    expect(classifyHost("localhost:8000", local)).toEqual({ kind: "app" });
    expect(classifyHost("frog.localhost:8000", local)).toEqual({ kind: "site", host: "frog.localhost:8000" });
  });

  it("is loopback for health checks and metrics", () => {
    for (const host of ["127.0.0.1:8000", "127.8.9.1", "localhost:9", "[::1]:8000"]) {
      expect(classifyHost(host, split)).toEqual({ kind: "loopback" });
    }
  });

  it("is none of ours for two hundred hostile hosts", () => {
    const hostile = parts.flatMap((host) => twists.map((twist) => twist(host)));
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    const more = [undefined, "", ":", ".", "gems.site", "gem.example:8080", "0.0.0.0", "169.254.169.254"];
    for (const host of [...hostile, ...more]) {
      expect([host, classifyHost(host, split).kind]).toEqual([host, "unknown"]);
    }
  });
});
