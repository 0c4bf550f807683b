import { describe, expect, it } from "vitest";
import { automationStatus } from "./website.ts";

describe("automation status", () => {
  it("waits for the mint address", () => {
    expect(automationStatus(false, null)).toBe("not_configured");
    expect(automationStatus(false, "m")).toBe("not_configured");
    expect(automationStatus(true, null)).toBe("pending_deployment");
    expect(automationStatus(true, "m")).toBe("active");
  });
});
