import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { launchpadTokenUrl, Network, networkName, PublicConfig } from "./config.ts";
import { AbuseReport, ContactMessage, contactSubjects } from "./contact.ts";
import { examples } from "./endpoints.ts";
import { lengths } from "./limits.ts";

describe("the networks", () => {
  it("say of each whether its money is real", () => {
    const names = Network.options.map(networkName);
    expect(names).toEqual(["sandbox: play money", "devnet: test money", "mainnet"]);
  });
});

describe("a coin's page on the launchpad", () => {
  it.each(["https://pad.example", "https://pad.example/", "https://pad.example//"])("below %s", (url) =>
    expect(launchpadTokenUrl(url, "mint")).toBe("https://pad.example/token/mint"),
  );
  it("below a path", () =>
    expect(launchpadTokenUrl("http://localhost:8899/pad/", "m")).toBe("http://localhost:8899/pad/token/m"));
});

describe("what clients know of an instance", () => {
  const { answer } = examples.getConfig;
  it("is all of it: a client counts on each field", () => {
    for (const field of Object.keys(answer)) {
      const isTaken = z.safeParse(PublicConfig, { ...answer, [field]: undefined }).success;
      expect([field, isTaken]).toEqual([field, false]);
    }
  });
  it("is a network of the three", () => {
    expect(z.safeParse(PublicConfig, { ...answer, network: "testnet" }).success).toBe(false);
  });
});

describe("messages to the people behind an instance", () => {
  const message = {
    name: "Ada",
    email: "ada@example.com",
    subject: contactSubjects[0],
    message: "It broke.",
  };
  const isTaken = (change: object) => z.safeParse(ContactMessage, { ...message, ...change }).success;

  it.each(["ada@example", "ada example@example.com", "@example.com", `${"a".repeat(250)}@example.com`])(
    "come from no such address as %s",
    (email) => expect(isTaken({ email })).toBe(false),
  );
  it("are as long as their limits, and no longer", () => {
    for (const [field, limit] of [
      ["name", lengths.contactName],
      ["message", lengths.contactMessage],
    ] as const) {
      expect(isTaken({ [field]: "x".repeat(limit) })).toBe(true);
      expect(isTaken({ [field]: "x".repeat(limit + 1) })).toBe(false);
    }
  });
  it("may report a website without an address to answer to", () => {
    const report = { host: "frog.sites.example", reason: "It asks for my keys." };
    expect(z.safeParse(AbuseReport, report).success).toBe(true);
    expect(z.safeParse(AbuseReport, { ...report, email: "" }).success).toBe(false);
    expect(z.safeParse(AbuseReport, { ...report, host: "" }).success).toBe(false);
  });
});
