import { askHost } from "../../../api/src/testing/http.ts";
import { finishedTemplates } from "../../../composer/templates/render-site.ts";
import type { Finding } from "../finding.ts";
import { hostTemplates } from "./host-templates.ts";
import { rateAll } from "./rate.ts";

/** It is read from inside the page, where our policy (connect-src 'none') lets nothing be read: see hasRobots. */
export const hostedSkips = ["robots-txt"];

/** Each template's live state, as it is hosted. */
export async function rateTemplates(say: (line: string) => void): Promise<Finding> {
  const hosted = await hostTemplates();
  try {
    const addresses = Object.fromEntries(
      finishedTemplates.map((template) => [template, hosted.addressOf(template)]),
    );
    const { numbers, faults } = await rateAll(addresses, "templates", say, { skipAudits: hostedSkips });
    const without = [];
    for (const [template, url] of Object.entries(addresses))
      if (!(await hasRobots(url))) without.push(`${template}: robots.txt is not there`);
    return { numbers, faults: [...faults, ...without] };
  } finally {
    hosted.close();
  }
}

async function hasRobots(url: string): Promise<boolean> {
  const { host, port } = new URL(url);
  const { status, bytes } = await askHost(Number(port), host, { path: "/robots.txt" });
  return status === 200 && bytes.toString().startsWith("User-agent: *\nAllow: /\n");
}
