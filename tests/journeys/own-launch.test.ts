import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visitor, visit } from "../support/browser.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, generate, launch, makeWebsite } from "../support/steps.ts";

let visitor: Visitor;

/** A token that is ready to be launched, at step 4. */
async function ready(url: string, ticker: string): Promise<void> {
  const { page } = visitor;
  await connect(page, url);
  await generate(page, "a heron who fishes for stars", "Minimalistic");
  await page.getByLabel("Ticker").fill(ticker);
  await makeWebsite(page);
}

describe("where the app builds launches itself", () => {
  const stage = openOwnStage({ SANDBOX_CONTROL: "true", LAUNCH_BUILDER: "own" });
  beforeAll(async () => {
    visitor = await visit(stage.browser);
    // The trading service fails whenever it is asked: this launch needs none.
    const fail = [{ method: "trade-local", with: 503, times: 1_000 }];
    await fetch(`${stage.product.sandboxUrl}/control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fail }),
    });
  });
  afterAll(() => visitor?.context.close());

  it("a launch warns of a ticker that looks like a known one, and lands without the trading service, at an address that was searched for", {
    tags: "long",
  }, async () => {
    const { page } = visitor;
    await ready(stage.product.url, "B0NK");
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    await page.getByText("There is already a token with the ticker BONK").waitFor();
    await page.getByRole("button", { name: "Find one" }).click();
    const found = page.getByText("Your token’s address will be").locator("code");
    const address = await found.innerText();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    const mint = await launch(page);
    expect(mint).toBe(address);
    expect(mint).toMatch(/sp$/);
    const coin = await fetch(`${stage.product.sandboxUrl}/token/${mint}`);
    expect(await coin.text()).toContain("B0NK");
    expect(visitor.complaints).toEqual([]);
  });
});

describe("where the launchpad was deployed again since the operator looked", () => {
  const stage = openOwnStage({ LAUNCHPAD_DEPLOYED_SLOT: "1" });
  beforeAll(async () => {
    visitor = await visit(stage.browser);
  });
  afterAll(() => visitor?.context.close());

  it("launches are paused in words, and no wallet opens", { tags: "long" }, async () => {
    const { page } = visitor;
    await ready(stage.product.url, "HERON");
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    await page.getByText("Launches are paused: the launchpad's program has changed.").waitFor();
    expect(await page.getByRole("button", { name: "Deploy Token" }).isDisabled()).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
});
