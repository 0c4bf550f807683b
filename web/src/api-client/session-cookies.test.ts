import { afterEach, describe, expect, it, vi } from "vitest";
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from "./session-cookies.ts";

const secrets = { access: "a.b", refresh: "r=; r", csrf: "c" };
const names = ["__Host-access_token", "__Host-refresh_token", "__Host-csrf_token"];

/** The `Set-Cookie` lines that an action writes. */
const written = (action: () => void): string[] => {
  const set = vi.spyOn(document, "cookie", "set");
  action();
  return set.mock.calls.map(([queue]) => queue);
};

afterEach(clearSessionCookies);

describe("the session's cookies", () => {
  it("are three: access, refresh and CSRF token", () => {
    const lines = written(() => writeSessionCookies(secrets));
    expect(lines.map((queue) => queue.split("=")[0])).toEqual(names);
  });

  it("last 7 days, are secure, strict same-site, and for the whole site", () => {
    for (const queue of written(() => writeSessionCookies(secrets))) {
      const attributes = queue.split("; ").slice(1);
      expect(attributes.sort()).toEqual(["max-age=604800", "path=/", "samesite=strict", "secure"]);
    }
  });

  it("come back as they were written, also with signs that cookies cannot hold", () => {
    writeSessionCookies(secrets);
    expect(readSessionCookies()).toEqual(secrets);
  });

  it.each(names)("are no session when %s is missing", (name) => {
    writeSessionCookies(secrets);
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab's expiry does
    document.cookie = `${name}=; path=/; secure; max-age=0`;
    expect(readSessionCookies()).toBeNull();
  });

  it("are not mistaken for others of a longer name", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: another app on the same host
    document.cookie = "x__Host-access_token=foreign; path=/";
    expect(readSessionCookies()).toBeNull();
  });

  it("are gone once cleared", () => {
    writeSessionCookies(secrets);
    const lines = written(clearSessionCookies);
    expect(lines).toHaveLength(3);
    expect(lines.every((queue) => queue.includes("=; path=/; secure") && queue.endsWith("max-age=0"))).toBe(
      true,
    );
    expect(readSessionCookies()).toBeNull();
  });
});
