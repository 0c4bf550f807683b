import type { CDPSession, Page } from "playwright-core";
import { writeWork } from "../../support/device.ts";
import { bareAddress, readRaw } from "../../support/raw-database.ts";
import type { Case } from "./opening.ts";
import { findWork, tryApp } from "./try-app.ts";

const NOT_KEPT = /^This device has no room left, so what you do now is not kept/;

const limit = (devtools: CDPSession, origin: string, quotaSize?: number) =>
  devtools.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize !== undefined && { quotaSize }) });

/** Less room than the work that is there takes, or hardly more: what was kept stays, what is not kept is said. */
const withRoomFor =
  (bytes: number): Case =>
  async ({ product, owner }, page, context) => {
    await writeWork(page, owner);
    const devtools = await context.newCDPSession(page);
    await limit(devtools, product.url, bytes);
    await tryApp(page, product.url, "a toad in a corner");
    const typed = await typeUntilToldOrKept(page, product.url);
    await limit(devtools, product.url);
    await findWork(page, product.url, typed);
  };

/** Gives what the device has in the end. */
async function typeUntilToldOrKept(page: Page, url: string): Promise<string> {
  const idea = "a toad in a corner";
  const told = await page.getByText(NOT_KEPT).isVisible();
  await page.goto(bareAddress(url));
  const [draft] = await readRaw(page, "drafts");
  const kept = String((draft?.draft as { prompt: string } | undefined)?.prompt);
  if (kept !== idea && !told) throw new Error(`"${idea}" was neither kept nor said not to be.`);
  return kept;
}

export const quotas: Record<string, Case> = Object.fromEntries(
  [1, 64_000, 1_000_000].map((bytes) => [`room for ${bytes} bytes`, withRoomFor(bytes)]),
);
