import type { Locator, Page } from "playwright-core";
import { approve } from "./sandbox-wallet.ts";

export const FROG = "a frog astronaut who mines cheese on the moon";

/** Home → wallet → My Gems. Returns the message that was signed. */
export async function connect(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await approve(page);
  const message = await approve(page);
  await page.getByRole("heading", { name: "My Gems" }).waitFor();
  return message;
}

/** My Gems → wizard → step 2, with a token made of the idea. */
export async function generate(page: Page, idea: string, style: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").fill(idea);
  await page.getByRole("radio", { name: style }).click();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByLabel("Ticker").waitFor({ timeout: 60_000 });
}

/** A field's value, once it has one. */
export async function filled(field: Locator): Promise<string> {
  for (;;) {
    const value = await field.inputValue();
    if (value) return value;
    await field.page().waitForTimeout(50);
  }
}

/** Step 2 → step 3, website generated and looked at → step 4. Returns the subdomain. */
export async function makeWebsite(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Continue" }).click();
  const subdomain = await filled(page.getByLabel("Subdomain"));
  await page.getByRole("button", { name: "Generate website" }).click();
  await page.getByTitle(/^Website of /).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Deploy to launchpad" }).waitFor();
  return subdomain;
}

/** Step 4 → launched. Returns the mint address. */
export async function launch(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Deploy to launchpad" }).click();
  await page.getByRole("button", { name: "Deploy Token" }).click();
  await page.getByRole("region", { name: /^What you sign/ }).waitFor();
  await approve(page);
  return launched(page);
}

/** The launch's modal, whose title says so once the token is launched. */
export const deployDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^Deploy Token to the launchpad$| is launched$/ });

/** Waits for the congratulation. Returns the mint address. */
export async function launched(page: Page): Promise<string> {
  const dialog = deployDialog(page);
  await dialog.getByText("Congratulations!").waitFor({ timeout: 90_000 });
  return (await dialog.locator("code").innerText()).trim();
}
