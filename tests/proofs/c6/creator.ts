import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Random } from "../../../composer/seeded/random.ts";
import { type Act, describeAct } from "./acts.ts";
import type { CallInput, Device, Waiting } from "./device.ts";
import type { Ledger } from "./ledger.ts";
import type { Wire } from "./wire.ts";

declare const device: Device;

export interface Run {
  context: BrowserContext;
  /** Where the page is. */
  url: string;
  acts: readonly Act[];
  given: CallInput;
  random: Random;
  wire: Wire;
  ledger: Ledger;
  say(line: string): void;
}

export interface Answer {
  pages: number;
  faults: string[];
}

/** So many may wait at a time. */
const MOST = 12;
/** Milliseconds: far more than it takes once the wire is whole. */
const TIMEOUT_MS = 30_000;

/** Does all acts over a wire that is cut to the last, in pages that are closed in the middle. */
export async function doAll(run: Run): Promise<Answer> {
  const { acts, random, wire } = run;
  const result: Answer = { pages: 0, faults: [] };
  /** What is on the device, or was; and what was refused at once. */
  const kept = new Set<string>();
  let begun = acts.slice(0, MOST);
  let next = begun.length;
  let page = await open(run, result, kept, []);
  await doOffline(run, page, begun, kept);
  const moves = watchLine();
  for (;;) {
    begun = begun.filter((act) => !kept.has(describeAct(act)));
    const waiting = await page.evaluate(() => device.rows());
    if (begun.length + waiting.length === 0 && next === acts.length) break;
    if (waiting.some(({ failure }) => failure !== null) || !moves(waiting)) break;
    const more = waiting.length > MOST ? [] : acts.slice(next, next + random.between(0, 10));
    next += more.length;
    if (more.length > 0) run.say(`${next} of ${acts.length} done on the device, ${waiting.length} wait`);
    begun.push(...more);
    await page.evaluate((all) => device.act(all), more);
    if (random.boolean(0.2)) await page.evaluate(() => device.look());
    await setTimeout(random.between(0, 300));
    if (!random.boolean(CLOSED)) continue;
    await page.close();
    page = await open(run, result, kept, begun);
  }
  wire.cut(0);
  result.faults.push(...(await untilNothingWaits(page)));
  await page.close();
  return result;
}

/** Does acts without a connection, so that they stand in line together when it comes back. */
async function doOffline({ context }: Run, page: Page, acts: readonly Act[], kept: Set<string>) {
  await context.setOffline(true);
  await page.evaluate((all) => device.act(all), acts);
  // A deletion waits until what its token has in line is sent.
  const missing = () => acts.map(describeAct).filter((act) => !act.startsWith("delete") && !kept.has(act));
  for (const deadline = Date.now() + TIMEOUT_MS; missing().length > 0; await setTimeout(50))
    if (Date.now() > deadline) throw new Error(`Not in the line: ${missing().join(", ")}`);
  await context.setOffline(false);
}

/** How often a page is closed in the middle of what it does. */
const CLOSED = 0.15;

/** Whether the line has changed within the last while: what never moves would be waited for for ever. */
function watchLine() {
  let before = "";
  let since = Date.now();
  return (line: readonly Waiting[]): boolean => {
    const now = line.map(({ detail, attempts }) => `${detail} ${attempts}`).join();
    if (now !== before) since = Date.now();
    before = now;
    return Date.now() - since < TIMEOUT_MS;
  };
}

/** A page, which goes on with what the one before it had not begun. */
async function open(run: Run, result: Answer, kept: Set<string>, begun: readonly Act[]): Promise<Page> {
  const page = await load(run, result, kept);
  result.pages++;
  // What has arrived is in the line no more.
  for (const row of await page.evaluate(() => device.rows())) kept.add(row.detail);
  for (const each of run.ledger.read()) kept.add(describeAct(each));
  const left = begun.filter((act) => !kept.has(describeAct(act)));
  await page.evaluate(
    ([given, more]) => {
      device.begin(given);
      device.act(more);
    },
    [run.given, left] as const,
  );
  return page;
}

/** Over a wire like this one a page itself may take a few tries. */
async function load({ context, url }: Run, result: Answer, kept: Set<string>): Promise<Page> {
  for (;;) {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => result.faults.push(`ERROR ${message}`));
    page.on("console", (message) => {
      const text = message.text();
      if (text.startsWith("kept ")) kept.add(text.slice("kept ".length));
      if (!text.startsWith("refused ")) return;
      const [act = "", reason] = text.slice("refused ".length).split(": ");
      kept.add(act);
      result.faults.push(`REFUSED ${act}: ${reason}`);
    });
    const isHere = await page
      .goto(url)
      .then(() => page.evaluate(() => "device" in globalThis))
      .catch(() => false);
    if (isHere) return page;
    await page.close();
  }
}

/** The wire is whole: all of it arrives, or is parked with a reason, which is a fault. */
async function untilNothingWaits(page: Page): Promise<string[]> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const rows = await page.evaluate(() => device.rows());
    const held = new Set(rows.filter(({ failure }) => failure !== null).map(({ entity }) => entity));
    if (rows.every(({ entity }) => held.has(entity)) || Date.now() > deadline)
      return rows.map(({ detail, failure, attempts, dueIn }) =>
        failure
          ? `PARKED ${detail}: ${failure}`
          : `WAITS ${detail}: ${attempts} attempts, due in ${dueIn} ms`,
      );
    await setTimeout(50);
  }
}
