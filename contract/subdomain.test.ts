import { describe, expect, it } from "vitest";
import {
  nextSubdomain,
  plainSubdomain,
  subdomainFault,
  suggestedSubdomain,
  typedSubdomain,
  wizardSubdomain,
} from "./subdomain.ts";

describe("the wizard's form", () => {
  it.each([
    ["Moon Cheese Frog", "moon-cheese-frog"],
    ["--Moon__Cheese!!", "moon-cheese"],
    ["a   b", "a-b"],
    ["🐸", ""],
    ["x".repeat(80), "x".repeat(63)],
  ])("%s becomes %s", (typed, form) => expect(wizardSubdomain(typed)).toBe(form));

  it("lets a hyphen stand while more may follow", () => {
    expect(typedSubdomain("Moon ")).toBe("moon-");
    expect(typedSubdomain("-moon")).toBe("moon");
  });

  it("suggests letters and digits of the name, at most 20", () => {
    expect(suggestedSubdomain("Moon Cheese Frog of the Far Side")).toBe("mooncheesefrogofthef");
  });
});

describe("the automation modal's form", () => {
  it("drops everything outside a-z and 0-9", () =>
    expect(plainSubdomain("Moon-Frog 42!")).toBe("moonfrog42"));
});

describe("what nobody can have", () => {
  it.each(["", "-a", "a-", "a--b", "A", "a.b", "a_b", "x".repeat(64), "ä"])("form: %s", (name) =>
    expect(subdomainFault(name)).toBe("form"),
  );
  it.each(["www", "api", "admin", "mail", "metrics", "phantom", "ph4nt0m", "s0lana", "5olflare"])(
    "reserved: %s",
    (name) => expect(subdomainFault(name)).toBe("reserved"),
  );
  it.each(["a", "0", "frog", "moon-frog", "x".repeat(63), "wwwfrog"])("free: %s", (name) =>
    expect(subdomainFault(name)).toBeNull(),
  );
});

describe("the next address to try", () => {
  it("keeps within the length of a suggestion", () => {
    expect(nextSubdomain("frog", 2)).toBe("frog2");
    expect(nextSubdomain("x".repeat(20), 12)).toBe(`${"x".repeat(18)}12`);
  });
});
