import { join } from "node:path";
import Database from "better-sqlite3";
import type { Page } from "playwright-core";
import { ask, type Call, callOver, sessionOf } from "../../support/api-user.ts";
import { openBrowser, visit } from "../../support/browser.ts";
import { type Product, startProduct } from "../../support/product.ts";
import { connect } from "../../support/steps.ts";
import type { Finding } from "../finding.ts";
import { fillAccount } from "./account.ts";

/** Milliseconds. */
const MOST = 50;
const REQUESTS = 400;
const LIMIT = 500;

/**
 * A creator of so many tokens: how long the server takes for a page of the list, and whether My Gems can be
 * used.
 */
export async function lookThroughGreatAccount(count: number, say: (line: string) => void): Promise<Finding> {
  const product = await startProduct({ RATE_LIMIT_SCALE: "1000" });
  const browser = await openBrowser();
  try {
    const { page, complaints } = await visit(browser);
    await connect(page, product.url);
    const call = callOver(() => product.url);
    const session = await sessionOf(page);
    await fill(product, call, session, count);
    const times = await timePages(call, session, count);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    say(
      `a page of ${LIMIT}: median ${times[times.length >> 1]} ms, p95 ${p95} ms, slowest ${times.at(-1)} ms`,
    );
    const faults = p95 < MOST ? [] : [`SLOW p95 of a page of the list is ${p95} ms, not below ${MOST}`];
    await lookThroughMyGems(page, product, count, say);
    return { numbers: { tokens: count, "ms p95": p95 }, faults: [...faults, ...complaints] };
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function fill(
  product: Product,
  call: Call,
  session: Awaited<ReturnType<typeof sessionOf>>,
  count: number,
): Promise<void> {
  const body = { prompt: "a frog astronaut", image_style: "pixel", generation_type: "creative" };
  const { session_id } = await ask(call, "creativeGenerate", { session, body });
  const token = await ask(call, "createDraft", { session, body: { session_id } });
  const domain = (await ask(call, "listDomains", {})).options[0]?.domain ?? "";
  const request = { token_id: token.id, subdomain: "gem-0", domain, template_id: "template1" };
  await ask(call, "generateWebsite", { session, body: request });
  const sqlite = new Database(join(product.dataDir, "gemwright.db"));
  sqlite.pragma("busy_timeout = 5000");
  fillAccount(sqlite, { id: token.id, at: Date.parse(token.created_at) }, count);
  sqlite.close();
}

/** Each page of the list in turn, again and again, to the last byte; in ascending order of the time taken. */
async function timePages(
  call: Call,
  session: Awaited<ReturnType<typeof sessionOf>>,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const query = { limit: LIMIT, offset: (at * LIMIT) % count };
    const began = performance.now();
    await call("listTokens", { session, query });
    times.push(Math.round((performance.now() - began) * 10) / 10);
  }
  return times.sort((one, other) => one - other);
}

/** As a person does: opens it, turns a page, searches, filters; and opens it again with the server gone. */
async function lookThroughMyGems(page: Page, product: Product, count: number, say: (line: string) => void) {
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    say(`${what}: ${Math.round(performance.now() - began)} ms`);
  };
  const shows = (range: string, of: number) => page.getByText(`${range} of ${of}`, { exact: true }).waitFor();
  await timed("all pages of the list onto the device", async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await shows("1–10", count);
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await timed("the next page", async () => {
    await page.getByRole("button", { name: "Next" }).click();
    await shows("11–20", count);
  });
  const search = page
    .getByRole("searchbox")
    .or(page.getByRole("textbox", { name: /search/i }))
    .first();
  await timed("a search", async () => {
    await search.fill("Gem 4321");
    await shows("1", 1);
  });
  await search.fill("");
  await shows("1–10", count);
  await product.kill();
  await timed("opened with the server gone", async () => {
    await page.reload();
    await shows("1–10", count);
  });
}
