import type { Page } from "playwright-core";
import { IDEA, TOKEN } from "../../support/device.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

/**
 * What somebody does who notices nothing: sees the list, writes an idea down, sees it listed. Throws where
 * that is not to be done.
 */
export async function tryApp(page: Page, url: string, idea: string): Promise<void> {
  await page.goto(`${url}/my-gems`);
  await page.getByRole("heading", { name: TOKEN }).waitFor();
  await writeDown(page, idea);
}

export async function writeDown(page: Page, idea: string): Promise<void> {
  await main(page).getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").fill(idea);
  await main(page).getByRole("link", { name: "Dashboard" }).click();
  await page.getByText("On this device, not saved yet").waitFor();
  await page.getByText(idea).waitFor();
}

/** The work is there: the draft, and what the server refused. */
export async function findWork(page: Page, url: string, idea = IDEA): Promise<void> {
  await page.goto(`${url}/my-gems`);
  await page.getByText("On this device, not saved yet").waitFor();
  await page.getByText(idea).waitFor();
  await main(page).getByRole("button", { name: "1 failed" }).click();
  await page.getByRole("dialog").getByText("Your message: Bug Report").waitFor();
}
