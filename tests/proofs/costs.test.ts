import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { COMPRESS_PAGE } from "../../api/src/db/jobs.ts";
import { LAUNCH_WEBSITE } from "../../api/src/services/automation/launch-website.ts";
import { MAKE_GENERATION } from "../../api/src/services/generations/generate-creative.ts";
import { costs } from "../../api/src/services/limits/costs.ts";
import { maintenanceHandlers } from "../../api/src/services/maintenance/maintenance.ts";
import { MAIL_MESSAGES } from "../../api/src/services/messages/mail-messages.ts";
import { PUBLISH_WEBSITE } from "../../api/src/services/websites/deploy-website.ts";
import { createTestApp } from "../../api/src/testing/test-app.ts";
import { classTable } from "./costs/measure.ts";

const page = readFileSync("docs/costs.md", "utf8");

describe("the page of costs", () => {
  it("has every endpoint once, with its class and what was measured", () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| \d+ \| \d+ \| \d+ \| [\d,]+ \|$/gm)];
    const found = Object.fromEntries(rows.map(([, name = "", cost = ""]) => [name, cost]));
    expect(found).toEqual(costs);
    expect(rows).toHaveLength(Object.keys(endpoints).length);
  });

  it("has the limits and places of each class as they are", () => {
    expect(page).toContain(classTable());
  });

  it("has every task of the background", () => {
    const { deps } = createTestApp();
    const asked = [MAKE_GENERATION, PUBLISH_WEBSITE, COMPRESS_PAGE, LAUNCH_WEBSITE, MAIL_MESSAGES];
    const [, background = ""] = page.split("## Background work");
    const missing = [...Object.keys(maintenanceHandlers(deps)), ...asked].filter(
      (name) => !background.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});
