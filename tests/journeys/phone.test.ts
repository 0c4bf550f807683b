import type { Locator, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { idea } from "../../api/src/testing/requests.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, askChain, callOver, signIn } from "../support/api-user.ts";
import { fundAccount } from "../support/fund-account.ts";
import { aPhone, letReachApps, type Phone } from "../support/phone.ts";
import { openStage } from "../support/stage.ts";
import { launched } from "../support/steps.ts";
import { methodsAsked, type WalletApp, walletApp } from "../support/wallet-end.ts";

const stage = openStage();
let phone: Phone;

/** Chromium's own line for each look whether the app listens yet. */
const isLook = (text: string) => text.startsWith("WebSocket connection to 'ws://localhost:");

afterEach(async () => {
  expect(phone.complaints.filter((text) => !isLook(text))).toEqual([]);
  await phone.context.close();
});

/** The home page on a phone with a wallet app, and without the sandbox's own wallet. */
async function arrive(
  app: Partial<WalletApp> = {},
  options: Parameters<typeof aPhone>[2] = {},
): Promise<Page> {
  phone = await aPhone(stage.browser, walletApp(app), options);
  await phone.context.route(`${stage.product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await phone.page.goto(stage.product.url);
  return phone.page;
}

/** Chooses the phone's wallet app. */
async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  const chooser = page.getByRole("dialog", { name: "Connect Wallet" });
  await chooser.getByRole("button", { name: "Phone wallet Opens the wallet app on this phone" }).click();
}

const prompt = (page: Page) => page.getByRole("dialog", { name: "Your wallet app" });
const inMyGems = (page: Page) => page.getByRole("heading", { level: 1, name: "My Gems" }).waitFor();
const failsWith = (page: Page, message: string) =>
  page.getByText(`Failed to connect Phone wallet: ${message}`).waitFor({ timeout: 60_000 });

const signedIn = ["authorize", "get_capabilities", "sign_messages"];

describe("a phone's wallet app", () => {
  it("signs in, having been opened once, and is not opened by a reload", async () => {
    const page = await arrive();
    await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    for (const wallet of ["Phantom", "Solflare"])
      await page.getByRole("link", { name: `Open in ${wallet}` }).waitFor();
    await page.keyboard.press("Escape");
    await begin(page);
    await inMyGems(page);
    await page.getByText("Phone wallet connected successfully!").waitFor();
    expect(methodsAsked(phone.app)).toEqual(signedIn);
    expect(phone.app.asked[0]?.params).toEqual({
      identity: { name: "Gemwright", uri: stage.product.url, icon: "icons/icon-192.png" },
      chain: "solana:localnet",
    });
    await page.reload();
    await inMyGems(page);
    expect(phone.links).toHaveLength(1);
  });

  it("of the protocol's first edition signs in too", { tags: "long" }, async () => {
    const page = await arrive({ isLegacy: true });
    await begin(page);
    await inMyGems(page);
    expect(methodsAsked(phone.app)).toEqual(["authorize", "sign_messages"]);
    expect(phone.app.asked[0]?.params).toMatchObject({ cluster: "localnet" });
  });

  it("signs in though its connection takes five seconds to open", { tags: "long" }, async () => {
    const page = await arrive();
    phone.opening = "answers late";
    await begin(page);
    await inMyGems(page);
  });

  it("is reached once the browser allows it, which is asked for first", { tags: "long" }, async () => {
    const page = await arrive({}, { permission: "prompt" });
    await begin(page);
    await prompt(page)
      .getByText(/^Your browser asks first whether this site may reach the apps/)
      .waitFor();
    expect(phone.links).toEqual([]);
    await letReachApps(stage.browser, page, "granted");
    await prompt(page).getByRole("button", { name: "Continue" }).click();
    const open = prompt(page).getByRole("button", { name: "Open wallet app" });
    await Promise.race([open.click().catch(() => {}), inMyGems(page)]);
    await inMyGems(page);
  });
});

/** A token's creator, signed in with the phone's wallet app, at a step of the wizard. */
async function atStep(step: number, app: Partial<WalletApp> = {}) {
  const call = callOver(() => stage.product.url);
  const wallet = createTestWallet();
  const session = await signIn(call, wallet);
  const made = await ask(call, "creativeGenerate", { session, body: idea("a frog knight") });
  const { id } = await ask(call, "createDraft", { session, body: { session_id: made.session_id } });
  const page = await arrive({ keypair: wallet.keypair, ...app });
  await begin(page);
  await inMyGems(page);
  phone.app.asked = [];
  await page.goto(`${stage.product.url}/create?token_id=${id}&step=${step}`);
  return { page, call, wallet };
}

describe("on a phone nothing has to be scrolled for", () => {
  /** Where it stands on the screen; what is not wholly there fails. */
  const inSight = async (part: Locator) => {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    return box;
  };

  it("what the home page makes of an idea is seen once it is made", async () => {
    const page = await arrive();
    await page.getByRole("button", { name: "Try it" }).click();
    const made = page.getByRole("figure").filter({ has: page.getByTitle(/^Website of /) });
    await made.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await inSight(made);
  });

  it("the header is one row on the narrowest phone, and a toast stands on it, not on the title", async () => {
    const page = await arrive({}, { viewport: { width: 320, height: 640 } });
    const height = async () => (await page.getByRole("banner").boundingBox())?.height;
    expect(await height()).toBeLessThan(70);
    await begin(page);
    await inMyGems(page);
    const toast = page.getByRole("listitem").filter({ hasText: "Phone wallet connected successfully!" });
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const lowerEdge = async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(lowerEdge).toBeLessThanOrEqual(title?.y ?? 0);
    await page.getByRole("button", { name: "Search and commands" }).waitFor();
    expect(await height()).toBeLessThan(70);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it("step 2 has its button within reach of a thumb", { tags: "long" }, () => hasItsButton(2));
  it("step 3 has its button within reach of a thumb", { tags: "long" }, () => hasItsButton(3));
  async function hasItsButton(step: number) {
    const { page } = await atStep(step);
    const next = page.getByRole("button", { name: "Continue" });
    await next.waitFor();
    expect((await inSight(next))?.y).toBeGreaterThan(600);
  }

  it("the website stays in sight while it is chosen, and so does what is focused", {
    tags: "long",
  }, async () => {
    const { page } = await atStep(3);
    const site = page.getByTitle(/^How the website of /);
    const next = page.getByRole("button", { name: "Continue" });
    for (const choice of [page.getByRole("radio", { name: "Elegant" }), page.getByLabel("Subdomain")]) {
      await choice.focus();
      const [above, at, below] = [await inSight(site), await inSight(choice), await inSight(next)];
      expect(at?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
  });
});

describe("where a phone's wallet app does not sign in, the page says why, and the next try may", {
  tags: "long",
}, () => {
  it.each(["authorize", "sign_messages"] as const)("its owner says no to %s", async (method) => {
    const page = await arrive({ rejects: method });
    await begin(page);
    await failsWith(page, "User rejected the request.");
    phone.app.rejects = null;
    await begin(page);
    await inMyGems(page);
  });

  it.each([
    ["is not installed", sentences.phone.noApp],
    ["never listens", sentences.phone.timedOut],
    ["goes away when asked to sign", sentences.phone.lost],
  ] as const)("it %s", async (opening, sentence) => {
    const page = await arrive();
    phone.opening = opening;
    await begin(page);
    await failsWith(page, sentence);
    phone.opening = "answers";
    await begin(page);
    await inMyGems(page);
  });

  it("its owner comes back without an answer, and cancels", async () => {
    const page = await arrive();
    phone.opening = "never listens";
    await begin(page);
    await prompt(page).getByText("Waiting for your wallet app").waitFor();
    await prompt(page).getByRole("button", { name: "Cancel" }).click();
    await failsWith(page, "User rejected the request.");
  });

  it("the browser does not let the site reach apps", async () => {
    const page = await arrive({}, { permission: "denied" });
    await begin(page);
    await failsWith(page, sentences.phone.blocked);
    expect(phone.links).toEqual([]);
  });

  it("it signs another message", async () => {
    const page = await arrive({ alterPayload: (payload) => Buffer.concat([Buffer.from("!"), payload]) });
    await begin(page);
    await failsWith(page, sentences.phone.otherMessage);
  });
});

describe("a launch from a phone", { tags: "long" }, () => {
  const SOL = 1_000_000_000;

  /** A token at its last step, whose creator has one SOL. */
  async function atLastStep(app: Partial<WalletApp> = {}): Promise<Page> {
    const { page, call, wallet } = await atStep(4, app);
    await fundAccount(stage.product, wallet.address);
    await expect
      .poll(async () => (await askChain<{ value: number }>(call, "getBalance", [wallet.address])).value)
      .toBe(SOL);
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    return page;
  }

  const deploy = (page: Page) => page.getByRole("button", { name: "Deploy Token" });
  const openApp = (page: Page) => page.getByRole("button", { name: "Open wallet app" });
  const dialog = (page: Page) => page.getByRole("dialog", { name: sentences.launch.title });

  it("shows what is signed before the app opens, and lands", async () => {
    const page = await atLastStep();
    await deploy(page).click();
    await page.getByRole("region", { name: /^What you sign/ }).waitFor();
    expect(phone.links).toHaveLength(1);
    await openApp(page).click();
    await launched(page);
    expect(methodsAsked(phone.app)).toEqual(["authorize", "get_capabilities", "sign_transactions"]);
    expect(phone.app.asked[0]?.params.auth_token).toBeTypeOf("string");
  });

  it("asks an app that has forgotten the site anew, and lands", async () => {
    const page = await atLastStep();
    phone.app.tokens.clear();
    await deploy(page).click();
    await openApp(page).click();
    await launched(page);
    expect(methodsAsked(phone.app).slice(0, 2)).toEqual(["authorize", "authorize"]);
  });

  it.each<[string, (phone: Phone) => void, string, (phone: Phone) => void]>([
    [
      "its owner says no",
      ({ app }) => {
        app.rejects = "sign_transactions";
      },
      sentences.launch.transactionRejected,
      ({ app }) => {
        app.rejects = null;
      },
    ],
    [
      "the connection is lost",
      (it) => {
        it.opening = "goes away when asked to sign";
      },
      `Deployment failed: ${sentences.phone.lost}`,
      (it) => {
        it.opening = "answers";
      },
    ],
    [
      "the app is gone",
      (it) => {
        it.opening = "is not installed";
      },
      `Deployment failed: ${sentences.phone.noApp}`,
      (it) => {
        it.opening = "answers";
      },
    ],
  ])("says that %s, and lands at the next try", async (_, break_, sentence, mend) => {
    const page = await atLastStep();
    break_(phone);
    await deploy(page).click();
    await openApp(page).click();
    await dialog(page).getByText(sentence).waitFor();
    mend(phone);
    await page.getByRole("button", { name: "Try again" }).click();
    await openApp(page).click();
    await launched(page);
  });

  it("says before it begins that the app signs no transactions", async () => {
    const page = await atLastStep({ features: [] });
    await dialog(page).getByText(sentences.launch.signsMessagesOnly).waitFor();
    expect(await deploy(page).isDisabled()).toBe(true);
  });

  it("says that the app signs no transactions where that shows only then", async () => {
    const page = await atLastStep({ lacks: ["sign_transactions"] });
    await deploy(page).click();
    await openApp(page).click();
    await dialog(page).getByText(`Deployment failed: ${sentences.launch.signsMessagesOnly}`).waitFor();
  });

  it("refuses another account than the one that signed in", async () => {
    const page = await atLastStep();
    phone.app.keypair = createTestWallet().keypair;
    await deploy(page).click();
    await openApp(page).click();
    await dialog(page).getByText("Phone wallet has another account selected.").waitFor();
    expect(methodsAsked(phone.app)).not.toContain("sign_transactions");
  });
});
