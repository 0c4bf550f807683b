import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { askHost } from "../../../api/src/testing/http.ts";
import { finishedTemplates } from "../../../composer/templates/render-site.ts";
import type { Finding } from "../finding.ts";
import { hostTemplates } from "./host-templates.ts";

/** What each category must reach at least, of 100. */
const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

/** Lighthouse as a phone, on each template's live state as it is hosted. */
export async function rateTemplates(say: (line: string) => void): Promise<Finding> {
  const hosted = await hostTemplates();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
    ],
  });
  const faults: string[] = [];
  const numbers: Record<string, number> = { templates: finishedTemplates.length };
  try {
    for (const template of finishedTemplates) {
      const { scores, lost } = await rateAtBest(hosted.addressOf(template), port);
      for (const id of categories) {
        numbers[`lowest ${id}`] = Math.min(scores[id], numbers[`lowest ${id}`] ?? 100);
        if (scores[id] < least[id])
          faults.push(`${template}: ${id} ${scores[id]} of ${least[id]}: ${lost[id]}`);
      }
      say(`${template}: ${categories.map((id) => `${id} ${scores[id]}`).join(", ")}`);
      if (!(await hasRobots(hosted.addressOf(template)))) faults.push(`${template}: robots.txt is not there`);
    }
  } finally {
    await browser.close();
    hosted.close();
  }
  return { numbers, faults };
}

interface Rating {
  scores: Record<Category, number>;
  /** What each category lost points for. */
  lost: Record<Category, string>;
}

const TRIES = 3;

/** Another process can only make a page look slower: of a few tries the first that is good enough counts, or the best. */
async function rateAtBest(url: string, port: number): Promise<Rating> {
  const ratings: Rating[] = [];
  while (ratings.length < TRIES) {
    const rating = await rate(url, port);
    if (categories.every((id) => rating.scores[id] >= least[id])) return rating;
    ratings.push(rating);
  }
  return ratings.reduce((best, each) => (each.scores.performance > best.scores.performance ? each : best));
}

async function rate(url: string, port: number): Promise<Rating> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    // It is read from inside the page, where our policy (connect-src 'none') lets nothing be read: see hasRobots.
    skipAudits: ["robots-txt"],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = result;
  const each = <T>(make: (id: Category) => T) =>
    Object.fromEntries(categories.map((id) => [id, make(id)])) as Record<Category, T>;
  return {
    scores: each((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lost: each((id) =>
      (lhr.categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => `${audit} (${lhr.audits[audit]?.displayValue ?? lhr.audits[audit]?.title})`)
        .join(", "),
    ),
  };
}

async function hasRobots(url: string): Promise<boolean> {
  const { host, port } = new URL(url);
  const { status, bytes } = await askHost(Number(port), host, { path: "/robots.txt" });
  return status === 200 && bytes.toString() === "User-agent: *\nAllow: /\n";
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
