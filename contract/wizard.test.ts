import { describe, expect, it } from "vitest";
import { entryStep, nameHint, narrativeHint, websiteStepReady } from "./wizard.ts";

describe("wizard entry", () => {
  const complete = { name: "n", ticker: "T", narrative: "s", image_url: "/i", website_url: null };
  it("takes the query's step, clamped to 1 to 4, 2 where it is no number", () => {
    expect(entryStep(complete, "1")).toBe(1);
    expect(entryStep(complete, "9")).toBe(4);
    expect(entryStep(complete, "-3")).toBe(1);
    expect(entryStep(complete, "x")).toBe(2);
  });
  it("without one: 4 with a website, 3 when complete, else 2", () => {
    expect(entryStep({ ...complete, website_url: "u" }, undefined)).toBe(4);
    expect(entryStep(complete, undefined)).toBe(3);
    expect(entryStep({ ...complete, narrative: "" }, undefined)).toBe(2);
    expect(entryStep({ ...complete, image_url: null }, undefined)).toBe(2);
  });
});

describe("step 3 Continue", () => {
  const step = {
    premium: false,
    subdomain: "frog",
    template: "template1",
    hasWebsite: false,
    premiumPrompt: "",
  };
  it("standard needs a subdomain and an existing website or a template", () => {
    expect(websiteStepReady(step)).toBe(true);
    expect(websiteStepReady({ ...step, subdomain: "" })).toBe(false);
    expect(websiteStepReady({ ...step, template: null })).toBe(false);
    expect(websiteStepReady({ ...step, template: null, hasWebsite: true })).toBe(true);
  });
  it("premium needs a prompt and a subdomain", () => {
    expect(websiteStepReady({ ...step, premium: true })).toBe(false);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site" })).toBe(true);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site", subdomain: "" })).toBe(false);
  });
});

describe("name hint", () => {
  it("speaks up from the 33rd byte", () => {
    expect(nameHint("x".repeat(32))).toBeNull();
    expect(nameHint("x".repeat(33))).toBe(
      "A launchpad takes names of up to 32 bytes; this one has 33. Shorten it before you launch.",
    );
    expect(nameHint("蛙".repeat(11))).toContain("has 33");
  });
});

describe("narrative hint", () => {
  it.each([
    [201, "Great narrative!"],
    [200, "Good length"],
    [101, "Good length"],
    [100, "Add more detail"],
    [0, "Add more detail"],
  ])("%i characters: %s", (length, hint) => {
    expect(narrativeHint("x".repeat(length))).toBe(hint);
  });
});
