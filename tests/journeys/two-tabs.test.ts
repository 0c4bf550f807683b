import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { connect } from "../support/steps.ts";

const stage = openStage();
const idea = (page: Page) => page.getByLabel("Your idea in a sentence");
const takeOver = (page: Page) => page.getByRole("button", { name: "Take over" });

it("a draft is in one tab at a time, goes over with all that was typed, and back", async () => {
  const { context, page: first, complaints } = await visit(stage.browser);
  await connect(first, stage.product.url);
  await first.goto(`${stage.product.url}/create`);
  await idea(first).fill("a frog on the moon");
  await expect.poll(() => new URL(first.url()).search).toMatch(/^\?draft=[0-9a-f-]{36}$/);

  // A duplicated tab has the same address.
  const second = await context.newPage();
  await second.goto(first.url());
  await takeOver(second).click();
  await expect.poll(() => idea(second).inputValue()).toBe("a frog on the moon");
  await takeOver(first).waitFor();
  expect(await idea(first).count()).toBe(0);

  await idea(second).fill("a frog on Mars");
  await takeOver(first).click();
  await expect.poll(() => idea(first).inputValue()).toBe("a frog on Mars");
  await takeOver(second).waitFor();

  // The tab that has it finds it again by itself.
  await first.reload();
  await expect.poll(() => idea(first).inputValue()).toBe("a frog on Mars");

  await second.goto(`${stage.product.url}/create`);
  await second.getByText(/^Your draft is open in another tab and stays there\./).waitFor();
  expect(await idea(second).inputValue()).toBe("");
  await idea(second).fill("a toad");
  await second.getByRole("link", { name: "Dashboard" }).click();
  await second.getByRole("link", { name: "Continue with a frog on Mars" }).waitFor();
  await second.getByRole("link", { name: "Continue with a toad" }).click();
  await expect.poll(() => idea(second).inputValue()).toBe("a toad");

  await first.close();
  await second.goBack();
  await second.getByRole("link", { name: "Continue with a frog on Mars" }).click();
  await expect.poll(() => idea(second).inputValue()).toBe("a frog on Mars");
  expect(complaints).toEqual([]);
  await context.close();
});
