import type { CDPSession, Page } from "playwright-core";
import { caches } from "#contract/limits.ts";
import { aLaunch } from "../../../web/testing/a-launch.ts";
import { work, writeWork } from "../../support/device.ts";
import { bareAddress, readRaw } from "../../support/raw-database.ts";
import type { Case } from "./opening.ts";
import { findWork, tryApp } from "./try-app.ts";

const NOT_KEPT = /^This device is out of space, so your work is not being saved on it/;

const limit = (devtools: CDPSession, origin: string, quotaSize?: number) =>
  devtools.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize !== undefined && { quotaSize }) });

/**
 * Less room than the work that is there takes, or hardly more: what was kept stays, what is not kept is said.
 */
const withRoomFor =
  (bytes: number): Case =>
  async ({ product, owner }, page, context) => {
    await writeWork(page, owner);
    const devtools = await context.newCDPSession(page);
    await limit(devtools, product.url, bytes);
    await tryApp(page, product.url, "a toad in a corner");
    const typed = await keptOrReported(page, product.url, "a toad in a corner");
    await limit(devtools, product.url);
    await findWork(page, product.url, typed);
  };

/** Gives what the device has in the end. */
async function keptOrReported(page: Page, url: string, idea: string): Promise<string> {
  const isReported = await page.getByText(NOT_KEPT).isVisible();
  await page.goto(bareAddress(url));
  const [draft] = await readRaw(page, "drafts");
  const kept = String((draft?.draft as { prompt: string } | undefined)?.prompt);
  if (kept !== idea && !isReported) throw new Error(`"${idea}" was neither kept nor said not to be.`);
  return kept;
}

/** No room: caches older than an hour go, younger ones, the draft, the journal and what waits stay. */
const oldCachesMakeRoom: Case = async ({ product, owner }, page, context) => {
  const picture = (key: string, age: number) => ({
    ...{ owner, key, url: `/media/${key}.webp`, type: "image/webp", bytes: "b" },
    fetchedAt: Date.now() - age,
  });
  const launch = aLaunch({ owner, tokenId: crypto.randomUUID(), stage: "opened" });
  const images = [picture("old_logo", caches.quotaPurge * 2), picture("young_logo", caches.quotaPurge / 2)];
  await writeWork(page, owner, { rows: work(owner, { images, launches: [launch] }) });
  const devtools = await context.newCDPSession(page);
  await limit(devtools, product.url, 1);
  await page.goto(`${product.url}/create`);
  const idea = page.getByLabel("Your idea in a sentence");
  const keys = async () => (await readRaw(page, "images")).map(({ key }) => key);
  // Chromium remembers for a while how much room there was.
  const deadline = Date.now() + 90_000;
  for (let typed = 0; (await keys()).includes("old_logo") && Date.now() < deadline; typed++) {
    await idea.fill(`a toad in a corner ${typed}`);
    await page.waitForTimeout(500);
  }
  await page
    .getByText(NOT_KEPT)
    .waitFor({ timeout: 1_000 })
    .catch(() => {});
  const typed = await keptOrReported(page, product.url, await idea.inputValue());
  const left = await keys();
  if (left.includes("old_logo")) throw new Error("A cache older than an hour made no room.");
  if (!left.includes("young_logo")) throw new Error("A cache younger than an hour was purged.");
  if ((await readRaw(page, "launches")).length !== 1) throw new Error("The journal was purged.");
  await limit(devtools, product.url);
  await findWork(page, product.url, typed);
};

export const quotas: Record<string, Case> = {
  ...Object.fromEntries(
    [1, 64_000, 1_000_000].map((bytes) => [`room for ${bytes} bytes`, withRoomFor(bytes)]),
  ),
  "no room but what old caches take": oldCachesMakeRoom,
};
