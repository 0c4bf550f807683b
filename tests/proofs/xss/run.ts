import type { Browser } from "playwright-core";
import { finishedTemplates, renderSite } from "../../../composer/templates/render-site.ts";
import type { TemplateId } from "../../../contract/website.ts";
import { openBrowser } from "../../support/browser.ts";
import type { Finding } from "../finding.ts";
import { fields, siteWith } from "./fields.ts";
import { makePayloads } from "./payloads.ts";
import { openWatch } from "./watch.ts";

/**
 * Puts each payload into each field of each template: page n holds in field i the payload n + i, so that
 * after as many pages as there are payloads every pair was there. Fewer `rounds` take pages at even
 * distances, those of one template between those of the others, so that few of them already bring every
 * payload somewhere.
 */
export async function attackTemplates(count: number, rounds: number): Promise<Finding> {
  const payloads = makePayloads(count);
  const starts = (template: number) =>
    Array.from({ length: rounds }, (_, at) =>
      Math.floor(((at + template / finishedTemplates.length) * count) / rounds),
    );
  const browser = await openBrowser();
  try {
    const faults = await Promise.all(
      [true, false].map((policy) => attack(browser, payloads, starts, policy)),
    );
    const pages = finishedTemplates.length * rounds * 2;
    return {
      numbers: { payloads: payloads.length, fields: fields.length, pages, placed: pages * fields.length },
      faults: faults.flat(),
    };
  } finally {
    await browser.close();
  }
}

async function attack(
  browser: Browser,
  payloads: readonly string[],
  starts: (template: number) => readonly number[],
  withPolicy: boolean,
): Promise<string[]> {
  const watch = await openWatch(browser, withPolicy);
  const faults: string[] = [];
  for (const [at, template] of finishedTemplates.entries()) {
    for (const start of starts(at)) {
      const { page, placed } = loadedPage(template, payloads, start);
      for (const fault of await watch.show(page))
        faults.push(
          `${template}, page ${start}${withPolicy ? "" : " without policy"}: ${fault} ${blame(fault, placed)}`,
        );
    }
  }
  await watch.close();
  return faults;
}

function loadedPage(template: TemplateId, payloads: readonly string[], start: number) {
  const placed = new Map(fields.map((field, at) => [field, payloads[(start + at) % payloads.length] ?? ""]));
  const { deck, facts } = siteWith((field) => placed.get(field) ?? "");
  return { page: renderSite(template, deck, facts), placed };
}

/** The fields whose payload says what the fault says, for who looks for the leak. */
function blame(fault: string, placed: ReadonlyMap<string, string>): string {
  const address = /https:\/\/evil\.example\/\S*/.exec(fault)?.[0];
  const likely = [...placed]
    .filter(([, payload]) => address && payload.includes(address))
    .map(([field]) => field);
  return likely.length > 0 ? `(perhaps ${likely.join(", ")})` : "";
}
