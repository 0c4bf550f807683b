import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countTokens, type SavedToken } from "#contract/token.ts";
import { aToken } from "../../web/testing/fake-deps.ts";
import { heed } from "../support/browser.ts";
import { aDevice, type Device, TOKEN } from "../support/device.ts";
import { addRaw, bareAddress, readRaw } from "../support/raw-database.ts";

let device: Device;

beforeAll(async () => {
  device = await aDevice();
});
afterAll(() => device?.remove());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const nameOf = (nth: number) => `Gem ${String(nth).padStart(3, "0")}`;
const logos = (page: Page) => page.getByRole("img", { name: /^Logo of / });

/** Whether each logo that is shown came out of this device, with something in it. */
const paintedFromDevice = (page: Page): Promise<boolean[]> =>
  logos(page).evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (img) => {
        await img.decode().catch(() => {});
        return img.src.startsWith("blob:") && img.naturalWidth > 0;
      }),
    ),
  );

/**
 * The device has so many tokens more, each with its logo, as an hour after its last contact with the server.
 */
async function addTokens(page: Page, owner: string, count: number): Promise<void> {
  const fetchedAt = Date.now() - HOUR;
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#f6ae2d" } })
    .webp()
    .toBuffer();
  const tokens = Array.from({ length: count }, (_, at) => {
    const created_at = new Date(Date.UTC(2026, 0, 1) + at * HOUR).toISOString();
    return aToken({ name: nameOf(at + 1), image_url: `/media/${at + 1}.webp`, created_at });
  });
  const row = (token: SavedToken) => ({
    owner,
    id: token.id,
    created_at: token.created_at,
    token,
  });
  const picture = ({ id, image_url }: SavedToken) => ({
    ...{ owner, key: `${id}_logo`, url: image_url, type: "image/webp", fetchedAt },
    bytes: new Uint8Array(bytes),
  });
  const known = (await readRaw(page, "tokens")).map(({ token }) => token as SavedToken);
  await addRaw(page, "tokens", tokens.map(row));
  await addRaw(page, "images", tokens.map(picture));
  await addRaw(page, "lists", [{ owner, fetchedAt, wholeAt: fetchedAt, cursor: null }]);
  await addRaw(page, "stats", [{ owner, stats: countTokens([...known, ...tokens]), fetchedAt }]);
}

it("opens from cold with the server gone: 500 tokens, painted from the device", {
  tags: "long",
}, async () => {
  const { product, owner } = device;
  const { context, page, complaints } = await device.arrive("allow");
  await page.goto(`${product.url}/my-gems`);
  await page.getByRole("heading", { name: TOKEN }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("heading", { name: TOKEN }).waitFor();
  await page.goto(bareAddress(product.url));
  await addTokens(page, owner, 499);
  await page.close();
  await product.kill();
  try {
    const cold = await context.newPage();
    heed(cold, complaints);
    await cold.goto(`${product.url}/my-gems`);
    await cold.getByText("1–10 of 500").waitFor();
    await expect.poll(() => paintedFromDevice(cold)).toEqual(Array(10).fill(true));
    await cold.getByText("Offline. Last updated 1 hour ago", { exact: true }).waitFor();
    const bar = cold.getByRole("navigation", { name: "Main" });
    await bar.getByRole("button", { name: "Offline · 1 hour ago" }).waitFor();
    await cold.getByRole("searchbox", { name: "Search your tokens" }).fill("gem 437");
    await cold.getByText("1 of 1").waitFor();
    await cold.getByRole("heading", { name: nameOf(437) }).waitFor();
    await expect.poll(() => paintedFromDevice(cold)).toEqual([true]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await product.start();
  }
});

type Asked = "tokens" | "stats" | "images";

/** Which of the caches a request is for. */
function kindOf(address: string): Asked | null {
  const { pathname, searchParams } = new URL(address);
  if (pathname.startsWith("/media/")) return "images";
  if (!pathname.endsWith("/my-tokens")) return null;
  return searchParams.get("limit") === "1" ? "stats" : "tokens";
}

it("asks for nothing within its lifetime, and for what is past it behind what is shown", {
  tags: "long",
}, async () => {
  const { product } = device;
  const { context, page, complaints } = await device.arrive();
  const asked = new Set<Asked>();
  const waiting: (() => void)[] = [];
  let holds = false;
  await context.route(
    (url) => kindOf(url.href) !== null,
    async (route) => {
      asked.add(kindOf(route.request().url()) as Asked);
      if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    },
  );
  const began = Date.now();
  await page.clock.install();
  await page.goto(`${product.url}/my-gems`);
  const heading = page.getByRole("heading", { name: TOKEN });
  const main = page.getByRole("navigation", { name: "Main" });
  const isWhole = async () => {
    await heading.waitFor();
    await expect.poll(() => paintedFromDevice(page)).toEqual([true]);
  };
  await isWhole();
  let lastWanted: readonly Asked[] = ["tokens", "images"];

  /** Away, and back at the list at that minute: what was asked for, while all stands that stood there. */
  const comeBackAt = async (minutes: number, wanted: readonly Asked[]) => {
    await main.getByRole("link", { name: "Generate" }).click();
    await page.getByLabel("Your idea in a sentence").waitFor();
    expect(asked, `before minute ${minutes}`).toEqual(new Set(lastWanted));
    asked.clear();
    lastWanted = wanted;
    await page.clock.setSystemTime(began + minutes * MINUTE);
    holds = true;
    await main.getByRole("link", { name: "Dashboard" }).click();
    await isWhole();
    await expect.poll(() => asked, { timeout: 10_000 }).toEqual(new Set(wanted));
    // Still whole, while the answers are on their way.
    await isWhole();
    holds = false;
    for (const release of waiting.splice(0)) release();
    if (wanted.includes("tokens")) await page.getByText("Last updated just now").waitFor();
  };
  await comeBackAt(1.5, []);
  await comeBackAt(2.5, ["stats"]);
  await comeBackAt(4.2, []);
  await comeBackAt(5.5, ["tokens"]);
  await comeBackAt(29.4, ["tokens"]);
  await comeBackAt(30.6, ["images"]);
  await comeBackAt(31.2, []);
  expect(complaints).toEqual([]);
  await context.close();
});
