import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bs58 from "bs58";
import { beforeAll, describe, expect, it } from "vitest";
import { instanceExamples } from "#contract/endpoints/instance.ts";
import { displayStatus, type SavedToken } from "#contract/token.ts";
import { askHost, withServer } from "../../api/src/testing/http.ts";
import { seededAccount } from "../../sandbox/browser/seeded-account.ts";
import { type Account, findInstance, openAccount } from "../seed/account.ts";
import { plan } from "../seed/plan.ts";
import { ask } from "../support/api-user.ts";
import { visit } from "../support/browser.ts";
import { approve, walletFrame } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";

/** `npm run seed` as it is typed. */
function runSeed(env: Record<string, string>): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, NODE_ENV: "test", ...env } };
    execFile(process.execPath, ["tooling/seed.mjs"], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe("npm run seed", { tags: "long" }, () => {
  const stage = openOwnStage();
  const seed = () => runSeed({ PORT: new URL(stage.product.url).port, DATA_DIR: stage.product.dataDir });
  let first: Awaited<ReturnType<typeof seed>>;
  let account: Account;
  let tokens: SavedToken[];

  const listTokens = async () => {
    const { data } = await ask(account.call, "listTokens", { session: account.session });
    return data.tokens;
  };
  const named = (ticker: string) => tokens.find((token) => token.ticker === ticker) as SavedToken;
  /** The status that a site's host is answered with; not every system finds `*.localhost` by itself. */
  const visitSite = async (host: string) =>
    (await askHost(Number(new URL(stage.product.url).port), host)).status;
  const statusOf = (ticker: string) =>
    ask(account.call, "getWebsiteStatus", {
      session: account.session,
      params: { tokenId: named(ticker).id },
    });

  beforeAll(async () => {
    first = await seed();
    const instance = await findInstance(stage.product.url);
    account = await openAccount(instance, bs58.decode(seededAccount.seed));
    tokens = await listTokens();
  });

  it("makes 12 tokens, one line each, and says how to use them", () => {
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(first.out.match(/^ ?\d+\/12 {2}/gm)).toHaveLength(12);
    expect(first.out).toContain('"Use the seeded account"');
    expect(tokens.map(({ name }) => name)).toEqual(plan.map(({ name }) => name).reverse());
    for (const { image_url, narrative } of tokens) expect([image_url, narrative]).not.toContain(null);
  });

  it("launches three, and has one imported", () => {
    const kinds = tokens.map(displayStatus);
    expect(kinds.filter((kind) => kind === "deployed")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "imported")).toHaveLength(1);
    const mints = tokens.flatMap(({ mint_address }) => mint_address ?? []);
    expect(new Set(mints).size).toBe(4);
  });

  it("has live websites that answer", async () => {
    const live = tokens.filter(({ website_status }) => website_status === "deployed");
    expect(live.map(({ ticker }) => ticker)).toEqual(["KRAKEN", "SELLER", "PROPHET", "POPS"]);
    for (const { website_url } of live) expect(await visitSite(new URL(website_url ?? "").host)).toBe(200);
  });

  it("has one website of each other state, which answers so", async () => {
    const states = {
      NIBBLES: "generated",
      BROLLY: "failed",
      WAKEUP: "expired",
      SINGER: "held",
      CAW: "taken_down",
    };
    for (const [ticker, status] of Object.entries(states)) {
      const state = await statusOf(ticker);
      expect([ticker, state.status, state.live_url]).toEqual([ticker, status, null]);
    }
    expect((await statusOf("BROLLY")).error).toBe("This subdomain is reserved. Please choose another.");
    for (const ticker of ["WAKEUP", "CAW"]) {
      const { subdomain, domain } = await statusOf(ticker);
      await expect.poll(() => visitSite(`${subdomain}.${domain}`)).toBe(410);
    }
  });

  it("has a launch that failed on the chain, and a website that waits for it", async () => {
    const { id, mint_address } = named("SNAIL");
    expect(mint_address).toBeNull();
    expect((await statusOf("SNAIL")).exists).toBe(false);
    const automation = await ask(account.call, "getAutomationStatus", {
      session: account.session,
      params: { id },
    });
    expect(automation.website_status).toBe("pending_deployment");
    expect(first.out).toMatch(/SNAIL.*launch failed/);
  });

  it("changes nothing where all is there, and brings back what is missing", async () => {
    const before = await listTokens();
    const again = await seed();
    expect([again.code, again.err]).toEqual([0, ""]);
    expect(again.out.match(/, as before$/gm)).toHaveLength(12);
    const facts = (all: SavedToken[]) =>
      all.map(({ id, website_status, version }) => [id, website_status, version]);
    expect(facts(await listTokens())).toEqual(facts(before));

    const { id } = named("TWINSOCK");
    await ask(account.call, "deleteToken", { session: account.session, params: { id } });
    const third = await seed();
    expect(third.out.match(/, as before$/gm)).toHaveLength(11);
    expect((await listTokens()).map(({ ticker }) => ticker)).toContain("TWINSOCK");
  });

  it("makes an account that a browser can be signed in to", async () => {
    const { page, context } = await visit(stage.browser);
    await page.goto(stage.product.url);
    await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    const frame = await walletFrame(page);
    const use = frame.getByRole("button", { name: "Use the seeded account" });
    await use.waitFor();
    // A frame that has just been moved may miss a press.
    while ((await use.count()) > 0) await use.click({ timeout: 5_000 }).catch(() => undefined);
    await frame.getByText("Seeded account", { exact: true }).waitFor();
    await approve(page);
    await approve(page);
    await page.getByRole("heading", { name: "My Gems" }).waitFor();
    await page.getByText("Salty Kraken").first().waitFor();
    await context.close();
  });

  it("asks for the instance's own data folder", async () => {
    const { port } = new URL(stage.product.url);
    const DATA_DIR = mkdtempSync(join(tmpdir(), "gem-seed-"));
    const { code, out, err } = await runSeed({ PORT: port, DATA_DIR });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`The data folder ${DATA_DIR} is not the one of the instance`);
  });
});

describe("npm run seed, where it cannot", { tags: "long" }, () => {
  it("says to start an instance where none answers", async () => {
    // Nothing listens on it any more.
    const port = await withServer(
      () => undefined,
      async (free) => free,
    );
    const { code, out, err } = await runSeed({ PORT: String(port) });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`No instance answers at http://localhost:${port}. Run \`npm start\` first`);
  });

  it("refuses every network but the sandbox", async () => {
    const config = { ...instanceExamples.getConfig.answer, network: "mainnet-beta" };
    await withServer(
      (_, response) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(config)),
      async (port) => {
        const { code, out, err } = await runSeed({ PORT: String(port) });
        expect([code, out]).toEqual([1, ""]);
        expect(err).toContain("is on mainnet-beta.");
        expect(err).toContain("works on the sandbox network alone");
      },
    );
  });
});
