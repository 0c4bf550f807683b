import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { lengths } from "./limits.ts";
import {
  ActivateRequest,
  AvailabilityQuery,
  automationStatus,
  ConfigureRequest,
  Domain,
  defaultTemplateId,
  PremiumRequest,
  PreviewRequest,
  templateIds,
  templateNames,
  WebsiteRequest,
} from "./website.ts";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const request = { token_id: id, subdomain: "frog", domain: "sites.example", template_id: "template1" };
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
const messageOf = (value: unknown) => z.safeParse(WebsiteRequest, value).error?.issues[0]?.message;

describe("automation status", () => {
  it("waits for the mint address", () => {
    expect(automationStatus(false, null)).toBe("not_configured");
    expect(automationStatus(false, "m")).toBe("not_configured");
    expect(automationStatus(true, null)).toBe("pending_deployment");
    expect(automationStatus(true, "m")).toBe("active");
  });

  it("is configured with an address and a template, or with no website", () => {
    const { token_id, ...website } = request;
    expect(isTaken(ConfigureRequest, { token_id, website })).toBe(true);
    expect(isTaken(ConfigureRequest, { token_id, website: null, twitter: null, twitter_bot: null })).toBe(
      true,
    );
    expect(isTaken(ConfigureRequest, { token_id })).toBe(false);
    expect(isTaken(ConfigureRequest, { token_id, website: null, twitter: {} })).toBe(false);
    expect(isTaken(ActivateRequest, { mint_address: "not an address" })).toBe(false);
  });
});

describe("templates", () => {
  it("have a name each, and the default is one of them", () => {
    expect(Object.keys(templateNames)).toEqual([...templateIds]);
    expect(new Set(Object.values(templateNames)).size).toBe(templateIds.length);
    expect(templateIds).toContain(defaultTemplateId);
  });
});

describe("a domain", () => {
  it.each([
    ["sites.example", true],
    ["localhost:8000", true],
    ["xn--frsch-mua.example", true],
    ["sites.example:123456", false],
    ["Sites.example", false],
    ["sites.example/path", false],
    ["user@sites.example", false],
    ["", false],
    ["x".repeat(254), false],
  ])("%s is taken: %s", (domain, taken) => expect(isTaken(Domain, domain)).toBe(taken));
});

describe("a request for a website", () => {
  it("says why it refuses a subdomain: its form first", () => {
    expect(messageOf(request)).toBeUndefined();
    expect(messageOf({ ...request, subdomain: "-frog" })).toMatch(/^A subdomain has 1 to 63/);
    expect(messageOf({ ...request, subdomain: "admin" })).toMatch(/^This subdomain is reserved/);
    expect(messageOf({ ...request, subdomain: "phantom-wallet" })).toMatch(/^This subdomain is reserved/);
  });

  it("may ask for a design, cleaned and within its length", () => {
    const read = (custom_design_prompt: string | null) =>
      z.safeParse(WebsiteRequest, { ...request, custom_design_prompt }).data?.custom_design_prompt;
    expect(read(" dark\u200b\r\nand calm ")).toBe("dark\nand calm");
    expect([read(null), read(""), read("  ")]).toEqual([null, "", ""]);
    expect(read("x".repeat(lengths.designPrompt))).toHaveLength(lengths.designPrompt);
    expect(read("x".repeat(lengths.designPrompt + 1))).toBeUndefined();
  });

  it("may ask for it in twelve messages, each within its length", () => {
    const message = "x".repeat(lengths.designPrompt);
    const says = (...messages: string[]) =>
      isTaken(WebsiteRequest, { ...request, custom_design_prompt: messages.join("\n") });
    const most = Array.from({ length: lengths.designMessages }, () => message);
    expect(says(...most)).toBe(true);
    expect(says(...most, "x")).toBe(false);
    expect(says("dark", `${message}x`)).toBe(false);
  });

  it("is one for a preview only if it says so twice", () => {
    const preview = { ...request, use_ai: true, preview_only: true };
    expect(isTaken(PreviewRequest, preview)).toBe(true);
    expect(isTaken(PreviewRequest, { ...preview, use_ai: false })).toBe(false);
    expect(isTaken(PreviewRequest, { ...preview, preview_only: false })).toBe(false);
    expect(isTaken(PreviewRequest, request)).toBe(false);
  });

  it("for a premium one has words in it", () => {
    const premium = (custom_prompt: string) => isTaken(PremiumRequest, { token_id: id, custom_prompt });
    expect(["a frog's shop", " \n ", "x".repeat(1_001)].map(premium)).toEqual([true, false, false]);
  });
});

describe("the question whether an address is free", () => {
  it("may be about anything that somebody types, up to a length", () => {
    const asks = (subdomain: string) =>
      isTaken(AvailabilityQuery, { subdomain, domain: "sites.example", token_id: id });
    expect(["", "-", "Ä 🐸", "x".repeat(200), "x".repeat(201)].map(asks)).toEqual([
      ...[true, true, true, true],
      false,
    ]);
  });
});
