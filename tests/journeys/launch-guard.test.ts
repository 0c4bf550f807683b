import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchRules } from "../../launch/guard/refusal.ts";
import { ask, askChain, callOver, sessionOf } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, generate, launched, makeWebsite } from "../support/steps.ts";

const stage = openOwnStage({ SANDBOX_CONTROL: "true" });
const call = callOver(() => stage.product.url);
let visitor: Visitor;
let page: Page;

/** What the trading service answers instead of the truth, and the rule by which it is refused. */
const lies = {
  other_name: "name",
  bigger_purchase: "purchase_price",
  drain: "total",
  drip: "transfers",
  holder_reward: "holder_reward",
  approve: "token_approve",
  other_mint: "signers",
  html: "unreadable",
  tiny: "unreadable",
} as const;

beforeAll(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
});
afterAll(() => visitor?.context.close());

/** Lamports in the visitor's wallet. */
async function readBalance(): Promise<number> {
  const { wallet_address } = await ask(call, "getMe", { session: await sessionOf(visitor.page) });
  const at = { commitment: "confirmed" };
  return (await askChain<{ value: number }>(call, "getBalance", [wallet_address, at])).value;
}

const order = (name?: string) =>
  fetch(`${stage.product.sandboxUrl}/control/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lies: name ? [{ name }] : [] }),
  });

it("a trading service that lies is refused by its rule before the wallet opens, and nothing is spent", {
  tags: "long",
}, async () => {
  await connect(page, stage.product.url);
  await generate(page, "a heron who fishes for stars", "Minimalistic");
  await makeWebsite(page);
  await page.getByRole("button", { name: "Deploy to launchpad" }).click();
  await page.getByText("Your wallet holds 10 SOL").waitFor();
  const before = await readBalance();
  const alert = page.getByRole("dialog").getByRole("alert");
  for (const [lie, rule] of Object.entries(lies)) {
    await order(lie);
    await page.getByRole("button", { name: /^(Deploy Token|Try again)$/ }).click();
    await page.getByText("Checking what your wallet will be asked to sign").waitFor({ state: "detached" });
    await expect
      .poll(async () => [lie, await alert.innerText()])
      .toEqual([lie, expect.stringContaining(`Rule: ${rule}`)]);
    expect(await alert.innerText()).toContain(`Deployment failed: ${launchRules[rule]}`);
  }
  expect(await readBalance()).toBe(before);
  await order();
  await page.getByRole("button", { name: "Change the purchase" }).click();
  await page.getByText("Your wallet holds 10 SOL").waitFor();
  await page.getByRole("button", { name: "Deploy Token" }).click();
  const card = page.getByRole("region", { name: /^What you sign/ });
  await card.getByText(/^At most 0\.07\d+ SOL$/).waitFor();
  await approve(page);
  await launched(page);
  expect(before - (await readBalance())).toBeLessThan(80_000_000);
  expect(visitor.complaints).toEqual([]);
});
