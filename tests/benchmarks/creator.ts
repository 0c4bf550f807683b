/**
 * What a creator waits for, in Chromium: from each press to the next frame, and from "Deploy Token" to the
 * congratulation. `npm run bench -- creator [rounds]`
 */
import { inspect } from "#launch/guard/inspect.ts";
import { tables } from "#launch/testing/launch-transaction.ts";
import { goodTransactions } from "#launch/testing/mutations.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { connect, FROG, generate, launched, makeWebsite } from "../support/steps.ts";
import { median } from "./journey/report.ts";

const [rounds = "5"] = process.argv.slice(2);
const INSPECTIONS = 200;

/** Milliseconds by what was pressed, and by what was waited for. */
const presses = new Map<string, number[]>();
const waits = new Map<string, number[]>();
const add = (samples: Map<string, number[]>, name: string, ms: number) =>
  samples.set(name, [...(samples.get(name) ?? []), ms]);

const product = await startProduct();
const browser = await openBrowser();
try {
  for (let round = 0; round < Number(rounds); round++) await walk();
} finally {
  await browser.close();
  await product.remove();
}
report("From a press to the next frame", presses);
report("From a press to", waits);
console.log(`\nThe guard's inspection of a transaction: ${inspection().toFixed(2)} ms`);
process.exit(0);

async function walk(): Promise<void> {
  const { page, context } = await visit(browser);
  await context.exposeFunction("pressed", (name: string, ms: number) => add(presses, name, ms));
  await context.addInitScript(observePresses);
  await connect(page, product.url);
  await generate(page, FROG, "cartoon");
  await makeWebsite(page);
  await page.getByRole("button", { name: "Deploy to launchpad" }).click();
  await page.getByRole("button", { name: "Deploy Token" }).click();
  const start = performance.now();
  await page.getByRole("region", { name: /^What you sign/ }).waitFor();
  add(waits, "what you sign, checked and simulated", performance.now() - start);
  await approve(page);
  await launched(page);
  add(waits, "the congratulation", performance.now() - start);
  // The last presses are reported a frame or two later.
  await page.waitForTimeout(500);
  await context.close();
}

/** Runs in the page. The Event Timing API counts from the press to the frame that was painted after it. */
function observePresses(): void {
  const { pressed } = window as unknown as { pressed(name: string, ms: number): void };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.name !== "click") continue;
      const control = (entry.target as Element | null)?.closest("button, a, label, [role=radio]");
      const name = control?.ariaLabel || control?.textContent?.trim() || "gone with its page";
      pressed(name.slice(0, 40), entry.duration);
    }
  });
  // What takes less than a frame is not reported, and waits for nobody.
  observer.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function report(title: string, samples: Map<string, number[]>): void {
  console.log(`\n${title}, in ms\n${"median".padStart(8)}${"most".padStart(8)}${"times".padStart(7)}`);
  const rows = [...samples].sort(([, a], [, b]) => Math.max(...b) - Math.max(...a));
  for (const [name, each] of rows) {
    const [middle, most] = [median(each) ?? 0, Math.max(...each)].map((ms) => ms.toFixed(0).padStart(8));
    console.log(`${middle}${most}${String(each.length).padStart(7)}  ${name}`);
  }
}

/** Milliseconds of one inspection, without the simulation. */
function inspection(): number {
  const good = [...goodTransactions()];
  const start = performance.now();
  for (let times = 0; times < INSPECTIONS; times++)
    for (const { wire, launch } of good) inspect(wire, launch, tables);
  return (performance.now() - start) / INSPECTIONS / good.length;
}
