import { getRequestListener } from "@hono/node-server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withServer } from "../../api/src/testing/http.ts";
import { createTestApp } from "../../api/src/testing/test-app.ts";
import { visit } from "../support/browser.ts";
import { connectToBrowser } from "../support/stage.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await connectToBrowser();
});
afterAll(() => browser?.close());

describe.each([
  ["on a desktop", 1440],
  ["on a phone", 390],
])("the docs page %s", { tags: "long" }, (_where, width) => {
  it("is read and tried without a complaint, and without asking anybody else", async () => {
    const { app } = createTestApp();
    await withServer(getRequestListener(app.fetch), async (port) => {
      const origin = `http://localhost:${port}`;
      const { context, page, complaints } = await visit(browser, { viewport: { width, height: 900 } });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(`${origin}/api/v1/docs`);

      await page.getByRole("button", { name: "Authorize" }).first().click();
      await page.getByText("X-CSRF-Token").last().waitFor();
      await page.getByRole("button", { name: "Close" }).first().click();

      const config = page.locator("#operations-Instance-getConfig");
      await config.locator(".opblock-summary-control").click();
      await config.getByRole("button", { name: "Try it out" }).click();
      await config.getByRole("button", { name: "Execute" }).click();
      const answer = config.locator(".live-responses-table");
      await answer.getByText('"Gemwright"').first().waitFor();

      const manual = page.locator("#operations-Tokens-createToken");
      await manual.locator(".opblock-summary-control").click();
      await manual.getByRole("button", { name: "Try it out" }).click();
      await manual.locator('input[type="file"]').first().waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

      expect(overflow).toBe(0);
      expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith("data:"))).toEqual([]);
      expect(asked).toContain(`${origin}/api/v1/config`);
      // Chromium tells each breach of the policy on the console.
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
