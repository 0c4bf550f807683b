/** @module-tag long */

import type { Page, Request } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { idea } from "../../api/src/testing/requests.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, askChain, callOver, sessionOf, signIn } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { fundAccount } from "../support/fund-account.ts";
import { openOwnStage } from "../support/stage.ts";
import { launched } from "../support/steps.ts";
import { addressOf, install, type StandIn, standIn, switchAccount } from "../support/wallet-stand-ins.ts";

const stage = openOwnStage({ SANDBOX_CONTROL: "true" });
const call = callOver(() => stage.product.url);
const SOL = 1_000_000_000;
let visitor: Visitor;
let wallet: StandIn;
let page: Page;
let token: { id: string; name: string };

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

/** A browser with a wallet of one SOL, at the last step of a token that is ready to be launched. */
async function arrive(prompt: string): Promise<void> {
  wallet = standIn("Phantom");
  const session = await signIn(call, createTestWallet(wallet.accounts[0]));
  const made = await ask(call, "creativeGenerate", { session, body: idea(prompt) });
  token = await ask(call, "createDraft", { session, body: { session_id: made.session_id } });
  await fundAccount(stage.product, addressOf(wallet));
  await expect.poll(balance).toBe(SOL);
  visitor = await enter();
  page = visitor.page;
}

/** Signs in with the wallet, in a browser of its own, and opens the token's last step. */
async function enter(): Promise<Visitor> {
  const arrived = await visit(stage.browser);
  await arrived.context.route(`${stage.product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(arrived.context, [wallet]);
  await arrived.page.goto(stage.product.url);
  await arrived.page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await arrived.page.getByRole("heading", { level: 1, name: "My Gems" }).waitFor();
  await arrived.page.goto(lastStep());
  return arrived;
}

const lastStep = () => `${stage.product.url}/create?token_id=${token.id}&step=4`;
const begin = async (of = page) => {
  await of.getByRole("button", { name: "Deploy to launchpad" }).click();
  await of.getByRole("button", { name: "Deploy Token" }).click();
};
const dialog = (of = page) => of.getByRole("dialog", { name: "Deploy Token to the launchpad" });

const chain = <T>(method: string, ...params: unknown[]) => askChain<T>(call, method, params);
const balance = async () =>
  (await chain<{ value: number }>("getBalance", addressOf(wallet), { commitment: "confirmed" })).value;

/** Transactions that the wallet paid for. What they took is all that it has lost. */
async function payments(): Promise<number> {
  const paid = await paidByWallet();
  const lost = paid.reduce((sum, { meta }) => sum + costOf(meta), 0);
  expect(await balance()).toBe(SOL - lost);
  return paid.length;
}

/** Lamports that each transaction cost the wallet that failed by this error of the launchpad's program. */
async function failures(code: number): Promise<number[]> {
  const failed = (await paidByWallet()).filter(({ meta }) => isCustom(meta.err, code));
  return failed.map(({ meta }) => costOf(meta));
}

const isCustom = (err: unknown, code: number) => JSON.stringify(err ?? "").includes(`{"Custom":${code}}`);
const costOf = ({ preBalances, postBalances }: Landed["meta"]) =>
  Number(preBalances[0]) - Number(postBalances[0]);

async function paidByWallet(): Promise<Landed[]> {
  const address = addressOf(wallet);
  const commitment = "confirmed";
  const history = await chain<{ signature: string }[]>("getSignaturesForAddress", address, { commitment });
  const config = { encoding: "json", commitment, maxSupportedTransactionVersion: 0 };
  const found = await Promise.all(
    history.map(({ signature }) => chain<Landed>("getTransaction", signature, config)),
  );
  return found.filter(({ transaction }) => transaction.message.accountKeys[0] === address);
}
interface Landed {
  transaction: { message: { accountKeys: string[] } };
  meta: { err: unknown; preBalances: number[]; postBalances: number[] };
}

/** Whether server, chain and app agree that the token was launched once, and was paid for once. */
async function isLaunchedOnce(): Promise<void> {
  await page.goto(`${stage.product.url}/my-gems`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: token.name }) });
  await card.getByText("Deployed").waitFor();
  expect(await payments()).toBe(1);
}

type Match = (request: Request) => boolean;
const endpoint =
  (name: string): Match =>
  (request) =>
    request.url().endsWith(name);
const activation: Match = (request) => request.url().includes("/token-automation/activate/");
const rpc =
  (...methods: string[]): Match =>
  (request) =>
    request.url().endsWith("/chain/rpc") &&
    methods.some((method) => request.postData()?.includes(`"method":"${method}"`));

/** Holds the browser's matching requests, before or after the server has done its part, until they are let go. */
async function hold(matches: Match, isAnswered = false) {
  let reportHeld = () => {};
  const held = new Promise<void>((resolve) => (reportHeld = resolve));
  await visitor.context.route("**/api/**", async (route) => {
    if (!matches(route.request())) return route.fallback();
    if (isAnswered) await route.fetch().catch(() => {});
    reportHeld();
  });
  return { held, release: () => visitor.context.unroute("**/api/**") };
}

/** Lets the browser's first matching request wait, as on a device that fell asleep, until it is woken. */
async function sleepAt(matches: Match) {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  let report = () => {};
  const asleep = new Promise<void>((resolve) => (report = resolve));
  await visitor.context.route("**/api/**", async (route) => {
    if (!matches(route.request())) return route.fallback();
    report();
    await woken;
    await route.continue();
  });
  return { asleep, wake };
}

/** Orders something of the sandbox. */
async function control(path: string, command: object): Promise<void> {
  const answer = await fetch(`${stage.product.sandboxUrl}/control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(command),
  });
  expect(answer.status).toBe(200);
}

/** Lets so many blocks pass at once. */
const passBlocks = (step: number) => control("slots", { step });

/** Fails the browser's matching requests until it is called again. */
async function cut(matches: Match): Promise<() => Promise<void>> {
  await visitor.context.route("**/api/**", (route) =>
    matches(route.request()) ? route.abort() : route.fallback(),
  );
  return () => visitor.context.unroute("**/api/**");
}

describe("a launch whose page is reloaded", () => {
  const beforeTheSignature: [string, Match, boolean][] = [
    ["while it is prepared", endpoint("/prepare-transaction"), false],
    ["after the server has prepared it", endpoint("/prepare-transaction"), true],
    ["while the trading service builds it", endpoint("/trade-local"), false],
    ["while it is simulated", rpc("simulateTransaction"), false],
  ];
  it.each(beforeTheSignature)("%s costs nothing, and can be made again", async (_, match, isAnswered) => {
    await arrive("a beaver who builds dams of gold");
    const { held, release } = await hold(match, isAnswered);
    await begin();
    await held;
    await page.reload();
    await release();
    expect(await payments()).toBe(0);
    await begin();
    await launched(page);
    await isLaunchedOnce();
    expect(wallet.asked.filter((what) => what === "transaction")).toHaveLength(1);
  });

  it("while the wallet asks says that it stopped, and can be made again", async () => {
    await arrive("an otter who juggles stars");
    const asked = new Promise<void>((resolve) => {
      wallet.beforeTransaction = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    await begin();
    await asked;
    await page.reload();
    await page.getByText(`${token.name}: ${sentences.launch.stopped}`).waitFor();
    expect(await payments()).toBe(0);
    wallet.beforeTransaction = async () => {};
    await begin();
    await launched(page);
    await isLaunchedOnce();
  });

  const afterTheSignature: [string, Match, boolean][] = [
    ["before it is sent", rpc("sendTransaction"), false],
    ["after it is sent", rpc("sendTransaction"), true],
    ["while the chain decides", rpc("getSignatureStatuses"), false],
    ["before the server hears of it", endpoint("/confirm-transaction"), false],
    ["after the server has heard of it", endpoint("/confirm-transaction"), true],
    ["before this device knows that all is done", activation, true],
  ];
  it.each(afterTheSignature)("%s goes on by itself", async (_, match, isAnswered) => {
    await arrive("a walrus who sells ice");
    const { held, release } = await hold(match, isAnswered);
    await begin();
    await held;
    await page.goto("about:blank");
    await release();
    await page.goto(`${stage.product.url}/my-gems`);
    await page.getByText(`${token.name} is launched and on the chain.`).waitFor();
    await isLaunchedOnce();
    expect(wallet.asked.filter((what) => what === "transaction")).toHaveLength(1);
  });
});

it("a launch whose browser never comes back is found by the server alone, within minutes", {
  timeout: 400_000,
}, async () => {
  await arrive("a puffin who paints doors");
  const { held } = await hold(endpoint("/confirm-transaction"));
  await begin();
  await held;
  const session = await sessionOf(visitor.page);
  await page.goto("about:blank");
  const read = () => ask(call, "getToken", { session, params: { id: token.id } });
  expect((await read()).mint_address).toBeNull();
  await expect
    .poll(async () => (await read()).mint_address, { timeout: 300_000, interval: 5_000 })
    .not.toBeNull();
  expect(await payments()).toBe(1);
});

it("a launch whose trading service is down says so before the wallet opens, and can be made again", async () => {
  await arrive("a stork who delivers pizza");
  const restore = await cut(endpoint("/trade-local"));
  await begin();
  await dialog()
    .getByText(/^Trading service API request failed: 0 no answer\./)
    .waitFor();
  await restore();
  await visitor.context.route("**/trade-local", (route) =>
    route.fulfill({ status: 503, body: "Closed for now" }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await dialog()
    .getByText(/^Trading service API request failed: 503 .*Details: Closed for now/)
    .waitFor();
  expect(wallet.asked).not.toContain("transaction");
  expect(await payments()).toBe(0);
  await visitor.context.unroute("**/trade-local");
  await page.getByRole("button", { name: "Try again" }).click();
  await launched(page);
  await isLaunchedOnce();
});

it("a launch whose trading service is slow is given up in time, before the wallet opens", async () => {
  await arrive("a stork who delivers pizza late");
  await visitor.context.route("**/trade-local", () => undefined);
  await begin();
  await dialog()
    .getByText(/^Trading service API request failed: 0 no answer\./)
    .waitFor({ timeout: 60_000 });
  expect(wallet.asked).not.toContain("transaction");
  expect(await payments()).toBe(0);
  await visitor.context.unroute("**/trade-local");
  await page.getByRole("button", { name: "Try again" }).click();
  await launched(page);
  await isLaunchedOnce();
});

it("a launch whose price rises before it lands fails with the launchpad's own error, in words, and costs its fees alone", async () => {
  await arrive("a goose who waits in line");
  await control("faults", { lies: [{ name: "by_tokens" }] });
  wallet.beforeTransaction = () => control("opening-price", { percent: 200 });
  await begin();
  await dialog().getByText(sentences.launch.programError).waitFor();
  const [cost] = await failures(6002);
  const lost = (cost ?? 0) / SOL;
  await dialog()
    .getByText(`${sentences.launch.programErrors[6002]} The network charged ${lost} SOL for the attempt.`)
    .waitFor();
  expect(await balance()).toBe(SOL - (cost ?? 0));
  expect(lost).toBeLessThan(0.001);
  await control("opening-price", { percent: 100 });
  wallet.beforeTransaction = async () => {};
  await page.getByRole("button", { name: "Try again" }).click();
  await launched(page);
  await page.goto(`${stage.product.url}/my-gems`);
  await page.getByText("Deployed").first().waitFor();
  expect(await failures(6002)).toEqual([cost]);
  expect(await payments()).toBe(2);
});

describe("a launch whose chain is away", () => {
  it.each([
    ["before anything is built", rpc("getBalance")],
    ["before its transaction is read", rpc("getMultipleAccounts")],
    ["before its simulation", rpc("simulateTransaction")],
  ])("%s says so before the wallet opens, and can be made again", async (_, match) => {
    await arrive("a yak who knits clouds");
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    await page.getByText("Your wallet holds 1 SOL").waitFor();
    const restore = await cut(match);
    await page.getByRole("button", { name: "Deploy Token" }).click();
    await dialog()
      .getByText(/^Deployment failed: /)
      .waitFor();
    expect(wallet.asked).not.toContain("transaction");
    expect(await payments()).toBe(0);
    await restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await launched(page);
    await isLaunchedOnce();
  });

  it.each([
    ["as it is sent", rpc("sendTransaction", "getSignatureStatuses", "isBlockhashValid")],
    ["once it is sent", rpc("getSignatureStatuses", "isBlockhashValid")],
  ])("%s says that nothing is lost, and lands once it is back", async (_, match) => {
    await arrive("a crab who collects comets");
    let restore = async () => {};
    wallet.beforeTransaction = async () => {
      restore = await cut(match);
    };
    await begin();
    await dialog().getByText(sentences.launch.undecided).waitFor();
    await restore();
    await launched(page);
    await isLaunchedOnce();
  });
});

describe("a token that is launched twice at once", () => {
  /** The first launch waits at the wallet until it is let go. */
  async function isAtTheWallet(prompt: string): Promise<() => void> {
    await arrive(prompt);
    let approve = () => {};
    const asked = new Promise<void>((resolve) => {
      wallet.beforeTransaction = () =>
        new Promise((approved) => {
          approve = approved;
          resolve();
        });
    });
    await begin();
    await asked;
    return () => approve();
  }

  it("in two tabs is launched in the first, also where the second took its draft over, which says why not", async () => {
    const approve = await isAtTheWallet("a moth who loves lamps");
    const second = await visitor.context.newPage();
    await second.goto(lastStep());
    await second.getByRole("button", { name: "Take over" }).click();
    await begin(second);
    await dialog(second).getByText(sentences.launch.otherTab).waitFor();
    approve();
    await expect.poll(payments).toBe(1);
    await second.close();
    await isLaunchedOnce();
    expect(wallet.asked.filter((what) => what === "transaction")).toHaveLength(1);
  });

  it("on two devices is launched on the first, and the second says why not", async () => {
    const approve = await isAtTheWallet("a newt who plays the harp");
    const other = await enter();
    await begin(other.page);
    await dialog(other.page)
      .getByText(/This token is already being launched/)
      .waitFor();
    approve();
    await launched(page);
    expect(other.complaints).toEqual([]);
    await other.context.close();
    await isLaunchedOnce();
    expect(wallet.asked.filter((what) => what === "transaction")).toHaveLength(1);
  });

  it("is launched on the second device alone where the first slept before its wallet was asked", async () => {
    await arrive("a bat who sleeps all day");
    const { asleep, wake } = await sleepAt(endpoint("/trade-local"));
    await begin();
    await asleep;
    await passBlocks(310);
    const other = await enter();
    await begin(other.page);
    await launched(other.page);
    await other.context.close();
    wake();
    await dialog().getByText(sentences.launch.launchedAlready).waitFor();
    await isLaunchedOnce();
    expect(wallet.asked.filter((what) => what === "transaction")).toHaveLength(1);
  });

  it("is launched once by a device that slept for as long alone", async () => {
    await arrive("a dormouse who naps in teapots");
    const { asleep, wake } = await sleepAt(endpoint("/trade-local"));
    await begin();
    await asleep;
    await passBlocks(310);
    wake();
    await launched(page);
    await isLaunchedOnce();
  });

  it("is not sent where the wallet's account was switched meanwhile, and can be launched on coming back", async () => {
    const approve = await isAtTheWallet("a lynx who reads maps");
    await switchAccount(page, wallet);
    approve();
    await page.getByRole("heading", { name: "Your wallet is not connected" }).waitFor();
    await switchAccount(page, wallet);
    wallet.beforeTransaction = async () => {};
    expect(await payments()).toBe(0);
    await page.getByRole("main").getByRole("button", { name: "Connect Wallet" }).click();
    await page.getByRole("button", { name: /Account menu/ }).waitFor();
    await page.goto(lastStep());
    await begin();
    await launched(page);
    await isLaunchedOnce();
  });
});
