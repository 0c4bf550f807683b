import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { Purpose } from "#contract/auth.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, callOver, sessionCookies, sessionOf } from "../support/api-user.ts";
import { rowsOnDevice, type Visitor, visit } from "../support/browser.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { openStage } from "../support/stage.ts";
import { connect, FROG } from "../support/steps.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36";
const phoneWallet = createTestWallet();
const stage = openStage();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
});

const call = callOver(() => stage.product.url);
const menu = () => page.getByRole("button", { name: /Account menu/ });
const open = async (item: string) => {
  await menu().click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("heading", { level: 1, name: item }).waitFor();
};
const confirm = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click();
const unlinkButtons = () => page.getByRole("button", { name: /^Unlink / });

async function changesTheName() {
  await open("Profile");
  const name = page.getByRole("textbox", { name: "Display name" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  expect(await save.isDisabled()).toBe(true);
  await name.fill("  Ann Wright ");
  await save.click();
  await page.getByText("Profile updated successfully").waitFor();
  await menu().click();
  await page.getByRole("menu").getByText("Ann Wright", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Ann Wright");
}

/** The tokens of the page's own session. */
const pageSession = () => sessionOf(visitor.page);

async function prove(purpose: Purpose, given: object) {
  const { address, sign } = phoneWallet;
  const { message } = await ask(call, "createChallenge", { body: { address, purpose } });
  const body = { address, network: "solana", signature: sign(message), message };
  return ask(call, "walletSignIn", { body, ...given });
}

const signsInOnThePhone = () => prove("sign_in", { headers: { "user-agent": PHONE } });

async function endsTheOther() {
  await prove("link", { session: await pageSession() });
  const phone = await signsInOnThePhone();
  expect((await call("getMe", { session: phone })).status).toBe(200);
  await open("Settings");
  await page.getByText("This device", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Sign out Chrome on Android" }).click();
  await confirm("Sign out");
  await page.getByText("You are signed in on this device only.").waitFor();
  expect((await call("getMe", { session: phone })).status).toBe(401);
}

async function isEndedByTheOther() {
  const phone = await signsInOnThePhone();
  const { data } = await ask(call, "listSessions", { session: phone });
  for (const { id } of data.filter(({ current }) => !current))
    await ask(call, "revokeSession", { session: phone, params: { id } });
  await menu().click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await page.getByText("Authentication failed. Please log in again.").waitFor();
  await page.waitForURL(`${stage.product.url}/`);
  expect((await sessionCookies(page)).size).toBe(0);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await approve(page);
  await page.getByRole("heading", { name: "My Gems" }).waitFor();
}

async function unlinksAndConnectsAgain() {
  await open("Settings");
  await page.getByRole("button", { name: `Unlink ${phoneWallet.address.slice(0, 4)}` }).click();
  await confirm("Unlink");
  await expect.poll(() => unlinkButtons().count()).toBe(1);
  await menu().waitFor();

  await unlinkButtons().click();
  await confirm("Unlink");
  const row = page.getByRole("region", { name: "Wallet" });
  await row.getByText("No wallet is linked.", { exact: false }).waitFor();
  expect(await menu().count()).toBe(0);
  await row.getByRole("button", { name: "Connect Wallet" }).click();
  await approve(page);
  expect(await approve(page)).toContain("Purpose: link");
  await page.getByText("Wallet connected successfully").waitFor();
  await row.getByText("Connected", { exact: true }).waitFor();
  await menu().click();
  await page.getByRole("menu").getByText("Ann Wright", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
}

/** How many rows of the account's the device holds. */
const accountRows = () => rowsOnDevice(page, ["tokens", "lists", "profiles", "drafts"]);

async function logsOut() {
  await page.getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").fill(FROG);
  await open("Settings");
  await expect.poll(accountRows).toBeGreaterThan(1);
  const session = await pageSession();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.getByText(`Not saved yet, and only on this device: ${FROG}.`).waitFor();
  // Watched from before the click: it comes with the way home, and goes by itself.
  const message = page.getByText("Logged out successfully").waitFor();
  await confirm("Log Out");
  await message;
  await page.waitForURL(`${stage.product.url}/`);
  expect(await accountRows()).toBe(0);
  expect((await call("getMe", { session })).status).toBe(401);
  await page.goto(`${stage.product.url}/settings`);
  await page.waitForURL(`${stage.product.url}/`);
}

const steps: [string, () => Promise<unknown>][] = [
  ["1. connects", () => connect(page, stage.product.url)],
  ["2. changes the name, and the menu follows", changesTheName],
  ["3. sees a phone signed in, and ends its session", endsTheOther],
  ["4. is signed out by the phone, and falls out gracefully", isEndedByTheOther],
  ["5. unlinks both wallets, and connects one again to the same account", unlinksAndConnectsAgain],
  ["6. logs out, and leaves nothing on the device", logsOut],
];

it("name, sessions, wallets and the way out", { tags: "long" }, async () => {
  for (const [title, step] of steps) {
    await step().catch((error: Error) => {
      throw new Error(`At "${title}": ${error.message}`, { cause: error });
    });
  }
  expect(visitor.complaints).toEqual([]);
});
