import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { openProfile } from "../../support/browser.ts";
import { type Device, work, writeWork } from "../../support/device.ts";
import { bareAddress, readRawKeys } from "../../support/raw-database.ts";
import type { Case } from "./opening.ts";
import { findWork, tryApp, writeDown } from "./try-app.ts";

const LOST = /This browser lost a change that you made here before it was sent/;

/** A row of each store, so large that Chromium keeps its value in a file. */
const bulky = (owner: string) => {
  const filler = Array.from({ length: 40_000 }, (_, at) => Math.sin(at).toString(36).slice(2, 6)).join("");
  const row = { owner, subject: "new", websiteId: "w", tokenId: "t", entity: "t", state: "waiting", filler };
  const token = { ...row, id: "t", created_at: "2026-01-01T00:00:00.000Z" };
  return {
    drafts: [row],
    sites: [row],
    launches: [row],
    lists: [row],
    profiles: [row],
    outbox: [row],
    stats: [{ ...row, fetchedAt: 1 }],
    images: [{ ...row, key: "t_logo", fetchedAt: 1 }],
    config: [{ ...row, id: "config" }],
    tokens: [token],
  };
};

/**
 * The files of values are gone, as after a crash or a disk that was full: each of these rows fails to be
 * read.
 */
export async function lostFiles(device: Device): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-profile-"));
  try {
    let context = await openProfile(folder);
    const page = await device.prepare(context);
    await writeWork(page, device.owner, { rows: bulky(device.owner) });
    await context.close();
    dropFiles(join(folder, "Default", "IndexedDB"));
    context = await openProfile(folder);
    await goRound(device, context, await device.prepare(context));
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function dropFiles(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith(".blob"));
  if (parts.length === 0) throw new Error("Chromium keeps large values elsewhere by now.");
  for (const part of parts) rmSync(join(folder, part), { recursive: true });
}

async function goRound({ product: { url }, owner }: Device, _context: BrowserContext, page: Page) {
  await page.goto(`${url}/my-gems`);
  await page.getByRole("heading", { name: "Moon Frog" }).waitFor();
  await page.getByText(/^Your draft could not be read from this device\./).waitFor();
  await page.getByRole("button", { name: "1 failed" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(LOST).waitFor();
  await dialog.getByRole("button", { name: "Discard it" }).click();
  await dialog.getByText(LOST).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await writeDown(page, "a toad after the loss");
  await page.goto(bareAddress(url));
  const left = (await readRawKeys(page, "launches")).filter((key) => key === "t");
  if (left.length !== 1) throw new Error("A launch that cannot be read was dropped.");
  await logOut(page, url);
  await page.goto(bareAddress(url));
  for (const store of ["drafts", "outbox", "tokens", "lists", "profiles", "stats", "images", "sites"]) {
    const keys = JSON.stringify(await readRawKeys(page, store));
    if (keys !== "[]") throw new Error(`After logging out, ${store} still has ${keys} of ${owner}.`);
  }
}

async function logOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Log Out" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Log Out" })
    .click();
  await page.getByText("Logged out successfully").waitFor();
}

/** Rows that no version has written. */
const strangeShapes: Case = async ({ product, owner }, page) => {
  const strange = {
    tokens: [
      { owner, id: "a", created_at: "2026-01-01T00:00:00.000Z", token: null },
      { owner, id: "b", created_at: "never", token: { name: 5 } },
    ],
    stats: [{ owner, stats: "many", fetchedAt: 1 }],
    lists: [{ owner, fetchedAt: "yesterday", etag: 3 }],
    profiles: [{ owner, user: null }],
    sites: [{ owner, websiteId: "w", site: 1 }],
    launches: [{ owner, tokenId: "t", stage: "dreaming" }],
    images: [{ owner, key: "a_logo", fetchedAt: "?", bytes: "x", url: null, type: 3 }],
    config: [{ id: "config", config: null }],
    drafts: [{ owner, subject: "new", draft: { prompt: "kept words", manual: 7, step: null, social: "x" } }],
  };
  const known = work(owner).outbox ?? [];
  const outbox = [...known, { owner, kind: "edit-token@1", payload: null, state: "waiting" }];
  await writeWork(page, owner, { rows: { ...strange, outbox } });
  await page.goto(`${product.url}/my-gems`);
  await page.getByText("kept words").waitFor();
  await page.getByRole("button", { name: "2 failed" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Your message: Bug Report").waitFor();
  const lost = dialog.getByRole("listitem").filter({ hasText: LOST });
  await lost.getByRole("button", { name: "Discard it" }).click();
  await lost.waitFor({ state: "detached" });
  await tryApp(page, product.url, "a toad after all");
  await findWork(page, product.url, "a toad after all");
};

export const shapes: Record<string, Case> = { "rows that no version has written": strangeShapes };
