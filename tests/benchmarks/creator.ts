/**
 * What a creator waits for, in Chromium: from each press to the next frame, and from "Deploy Token" to the
 * congratulation. Then what the guard takes by itself. `npm run bench -- creator [rounds]`
 */
import { setTimeout as sleep } from "node:timers/promises";
import { ed25519 } from "@noble/curves/ed25519";
import { Keypair } from "@solana/web3.js";
import { agreementFor, type ExpectedLaunch } from "#launch/guard/expected.ts";
import { inspect } from "#launch/guard/inspect.ts";
import { judge } from "#launch/guard/judge.ts";
import { reviewLaunch } from "#launch/review.ts";
import { tables } from "#launch/testing/launch-transaction.ts";
import { goodTransactions } from "#launch/testing/mutations.ts";
import { SLOT_MS } from "../../sandbox/chain/slots.ts";
import { httpRpc } from "../../web/src/features/launch/rpc.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { connect, FROG, generate, launched, makeWebsite } from "../support/steps.ts";
import { milliseconds, settle, words } from "./budgets/budgets.ts";
import { perCall } from "./budgets/per-call.ts";
import { median } from "./journey/report.ts";

const [rounds = "5"] = words();
const INSPECTIONS = 200;
const JUDGMENTS = 50;
const LAUNCHED = "the congratulation";

const message = new Uint8Array(1_000);
const key = new Uint8Array(32).fill(7);
const [signature, signer] = [ed25519.sign(message, key), ed25519.getPublicKey(key)];
const verifySignature = () => ed25519.verify(signature, message, signer);

/** Milliseconds by what was pressed, and by what was waited for. */
const presses = new Map<string, number[]>();
const waits = new Map<string, number[]>();
const add = (samples: Map<string, number[]>, name: string, ms: number) =>
  samples.set(name, [...(samples.get(name) ?? []), ms]);

const product = await startProduct();
const browser = await openBrowser();
let judgments: { judged: number[]; verified: number[] };
try {
  for (let round = 0; round < Number(rounds); round++) await walk();
  judgments = await judgeRepeatedly(product.sandboxUrl);
} finally {
  await browser.close();
  await product.remove();
}
report("From a press to the next frame", presses);
report("From a press to", waits);
const [inspections, verifications]: [number[], number[]] = [[], []];
for (let round = 0; round < 5; round++) {
  inspections.push(await inspection());
  verifications.push(await verification());
}
console.log(`\nThe guard's inspection of a transaction: ${(median(inspections) ?? 0).toFixed(2)} ms`);
const [middle, most] = [median(judgments.judged) ?? 0, Math.max(...judgments.judged)].map((ms) =>
  ms.toFixed(1),
);
console.log(`With the simulation: ${middle} ms, at most ${most}`);
const slowestPress = Math.max(...[...presses.values()].map((each) => median(each) ?? 0));
settle("creator", [
  {
    what: "from Deploy Token to the congratulation × a slot",
    rounds: (waits.get(LAUNCHED) ?? []).map((each) => each / SLOT_MS),
  },
  {
    what: "the guard's inspection × one signature's check",
    rounds: inspections.map((each, round) => each / (verifications[round] ?? Number.NaN)),
  },
  {
    what: "with the simulation × one signature's check",
    rounds: judgments.judged.map((each, round) => each / (judgments.verified[round] ?? Number.NaN)),
  },
  milliseconds("the slowest press to the next frame", [slowestPress], 100),
  milliseconds("the guard's inspection", inspections, 10),
  milliseconds("with the simulation", judgments.judged, 50),
]);

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
  add(waits, LAUNCHED, performance.now() - start);
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

/** Milliseconds of CPU of one inspection, without the simulation. A copied launch derives its addresses anew, as a real one. */
async function inspection(): Promise<number> {
  const good = [...goodTransactions()];
  const all = () => good.map(({ wire, launch }) => inspect(wire, { ...launch }, tables));
  return (await perCall(all, INSPECTIONS)) / good.length / 1_000;
}

/** Milliseconds of CPU in which a wallet's library checks one signature: the yardstick of the same run. */
async function verification(): Promise<number> {
  return (await perCall(verifySignature, INSPECTIONS)) / 1_000;
}

/**
 * Milliseconds by the clock of each inspection and simulation of one launch, the node's own time in them, and of a
 * signature's check beside each.
 */
async function judgeRepeatedly(sandboxUrl: string): Promise<typeof judgments> {
  const rpc = httpRpc(sandboxUrl);
  const [wallet, mint] = [Keypair.generate(), Keypair.generate()].map(({ publicKey }) =>
    publicKey.toBase58(),
  );
  if (!wallet || !mint) throw new Error("a launch has two keys");
  await rpc.call("requestAirdrop", [wallet, 10_000_000_000]);
  // Until the play money is on the chain.
  await sleep(2_000);
  const texts = { name: "Moon Otter", symbol: "OTTER", uri: "http://localhost:8000/m/0123456789abcdef.json" };
  const agreed = agreementFor({ network: "sandbox", launch_builder: "own" }, 1);
  const expected: ExpectedLaunch = { ...texts, ...agreed, wallet, mint };
  const ask = () => Promise.reject(new Error("a launch of our own asks no service"));
  const reviewed = await reviewLaunch(expected, { rpc, ask });
  const [judged, verified]: [number[], number[]] = [[], []];
  for (let round = 0; round < JUDGMENTS; round++) {
    const start = performance.now();
    const launch = { ...expected };
    await judge(inspect(reviewed.wire, launch, reviewed.tables), launch, rpc);
    const between = performance.now();
    verifySignature();
    judged.push(between - start);
    verified.push(performance.now() - between);
  }
  return { judged, verified };
}
