import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { SCHEMA } from "../../web/src/db/database.ts";
import { ask, callOver, signIn } from "./api-user.ts";
import { openBrowser, type Visitor, visit } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { bareAddress, type Rows, type Stores, writeRaw } from "./raw-database.ts";
import { addressOf, install, type StandIn, standIn } from "./wallet-stand-ins.ts";

/** A creator with one token on the server and work on the device. */
export interface Device {
  product: Product;
  browser: Browser;
  wallet: StandIn;
  owner: string;
  /**
   * Signed in, in a browser of its own, at an address without the app; a service worker comes where it is
   * asked for.
   */
  arrive(serviceWorkers?: "allow" | "block"): Promise<Visitor>;
  /** The same in a context that is there already. */
  prepare(context: BrowserContext): Promise<Page>;
  remove(): Promise<void>;
}

const ofTheApp = { domain: "localhost", path: "/", secure: true, sameSite: "Strict" } as const;

export const TOKEN = "Moon Frog";
export const IDEA = "a heron who teaches ballet";
const VERSION = 10 * SCHEMA;

/** The newest schema, as Dexie writes it. */
export const stores: Stores = {
  tokens: "[owner+id], [owner+created_at]",
  lists: "owner",
  profiles: "owner",
  drafts: "[owner+subject], owner",
  launches: "tokenId, owner",
  seals: "id",
  config: "id",
  draftImages: "owner",
  images: "[owner+key], fetchedAt",
  stats: "owner, fetchedAt",
  outbox: "++seq, owner",
  sites: "[owner+websiteId], owner, fetchedAt",
};

/** The stores of schema 5, the last one with edits of websites in a store of their own. */
export const storesBefore: Stores = (({ sites: _, ...others }) => ({
  ...others,
  siteEdits: "[owner+websiteId], owner",
}))(stores);

export async function aDevice(): Promise<Device> {
  const product = await startProduct();
  const browser = await openBrowser();
  const wallet = standIn("Phantom", { trusted: true });
  const owner = addressOf(wallet);
  // The same creator without a browser.
  const client = createTestWallet(wallet.accounts[0]);
  const call = callOver(() => product.url);
  const keys = await signIn(call, client);
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#88d498" } })
    .png()
    .toBuffer();
  const body = { name: TOKEN, ticker: "FROG", description: "A gem.", generate_banner: "false" };
  const files = { image: new Blob([new Uint8Array(png)], { type: "image/png" }) };
  await ask(call, "createToken", { session: keys, body, files });

  const prepare = async (context: BrowserContext) => {
    // Functions that are sent into the page may have been renamed by a transpiler that leaves a trace.
    await context.addInitScript("globalThis.__name = (each) => each");
    await context.route(`${product.sandboxUrl}/wallet.js`, (route) => route.abort());
    await install(context, [wallet]);
    const { access_token, refresh_token, csrf_token } = await signIn(call, client);
    const cookies = Object.entries({ access_token, refresh_token, csrf_token });
    await context.addCookies(
      cookies.map(([name, value]) => ({ name: `__Host-${name}`, value, ...ofTheApp })),
    );
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(bareAddress(product.url));
    await page.evaluate((address) => {
      localStorage.setItem("gemwright.wallet-name", "Phantom");
      localStorage.setItem("gemwright.wallet-address", address);
    }, owner);
    return page;
  };
  return {
    product,
    browser,
    wallet,
    owner,
    prepare,
    arrive: async (serviceWorkers = "block") => {
      const visitor = await visit(browser, { serviceWorkers });
      await prepare(visitor.context);
      return visitor;
    },
    remove: async () => {
      await browser.close();
      await product.remove();
    },
  };
}

/** A draft that is not saved, and a message that the server refused. */
export const work = (owner: string, change: Rows = {}): Rows => ({
  drafts: [{ owner, subject: "new", draft: { prompt: IDEA, step: 1, method: "creative" }, savedAt: 1 }],
  outbox: [
    {
      owner,
      entity: "message",
      kind: "send-message@1",
      payload: { name: "Ann", email: "ann@example.com", subject: "Bug Report", message: "Upside down." },
      key: "00000000-0000-4000-8000-000000000000",
      state: "parked",
      attempts: 1,
      notBefore: 0,
      createdAt: 0,
      failure: { sentence: "No.", code: null, theirs: null },
    },
  ],
  ...change,
});

export const writeWork = (page: Page, owner: string, { version = VERSION, rows = work(owner) } = {}) =>
  writeRaw(page, { version, stores, rows });
