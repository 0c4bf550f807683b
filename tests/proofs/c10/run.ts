import { visit } from "../../support/browser.ts";
import { aDevice, type Device } from "../../support/device.ts";
import type { Finding } from "../finding.ts";
import { losses } from "./losing.ts";
import { type Case, openings } from "./opening.ts";
import { quotas } from "./quota.ts";
import { lostFiles, shapes } from "./unreadable.ts";

const cases: Record<string, Case> = { ...openings, ...losses, ...shapes, ...quotas };

/**
 * Each failure of the browser's storage in its own browser profile; `wanted` picks some by a part of their
 * names.
 */
export async function failStorage(wanted?: RegExp, say: (line: string) => void = () => {}): Promise<Finding> {
  const device = await aDevice();
  const faults: string[] = [];
  let failures = 0;
  const attempt = async (name: string, run: () => Promise<readonly string[]>) => {
    if (wanted && !wanted.test(name)) return;
    failures++;
    const started = performance.now();
    const complaints = await run().catch((error: Error) => [error.message]);
    faults.push(...complaints.map((each) => `${name}: ${each}`));
    say(`${name}: ${complaints.length} faults, ${Math.round((performance.now() - started) / 100) / 10} s`);
  };
  for (const [name, run] of Object.entries(cases)) await attempt(name, () => inOneProfile(device, run));
  await attempt("rows whose bytes are lost", async () => {
    await lostFiles(device);
    return [];
  });
  await device.remove();
  return { numbers: { failures }, faults };
}

async function inOneProfile(device: Device, run: Case): Promise<readonly string[]> {
  const { context, page, complaints } = await visit(device.browser, { serviceWorkers: "block" });
  try {
    await device.prepare(context);
    await run(device, page, context);
    return complaints;
  } finally {
    await context.close();
  }
}
