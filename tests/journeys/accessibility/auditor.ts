import type { Browser, Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { findFaults, NARROW, type Theme, WIDE } from "../../support/accessibility.ts";
import { type Call, callOver } from "../../support/api-user.ts";
import { type Visitor, visit } from "../../support/browser.ts";
import type { SharedProduct, Stage } from "../../support/stage.ts";
import { install, type StandIn, standIn } from "../../support/wallet-stand-ins.ts";

/** Who goes past every state of every page, and looks at each; with what one walk leaves for the next. */
export interface Auditor {
  product: SharedProduct;
  browser: Browser;
  visitor: Visitor;
  page: Page;
  wallet: StandIn;
  call: Call;
  tokenId: string;
  websiteId: string;
  /** Of its own: other auditors use the same product. */
  subdomain: string;
  mint: string;
  /** What was looked at last, to say where a walk came to an end. */
  lastSeen: string;
  look(state: string, widths?: readonly number[], at?: Page): Promise<void>;
  go(path: string): Promise<unknown>;
  title(name: string | RegExp): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  dialog(name?: string | RegExp): Locator;
  dismiss(): Promise<void>;
}

/** At every width and in both themes, unless only some are worth it. */
export async function createAuditor(
  { product, browser }: Stage,
  auditedWidths: readonly number[] = [WIDE, NARROW],
  themes: readonly Theme[] = ["dark", "light"],
): Promise<Auditor> {
  const visitor = await visit(browser);
  const { page } = visitor;
  const wallet = standIn("Phantom");
  await visitor.context.route(`${product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(visitor.context, [wallet]);
  const dialog: Auditor["dialog"] = (name) => page.getByRole("dialog", name ? { name } : {});
  const auditor: Auditor = {
    ...{ product, browser, visitor, page, wallet, dialog },
    ...{ tokenId: "", websiteId: "", mint: "", lastSeen: "nothing" },
    subdomain: `audited-${crypto.randomUUID().slice(0, 8)}`,
    call: callOver(() => product.url),
    look: async (state, widths = auditedWidths, at = page) => {
      expect.soft(await findFaults(at, widths, themes), state).toEqual([]);
      auditor.lastSeen = state;
    },
    go: (path) => page.goto(`${product.url}${path}`),
    title: (name) => page.getByRole("heading", { level: 1, name }).waitFor(),
    press: (name) => page.getByRole("button", { name }).first().click(),
    dismiss: async () => {
      await page.keyboard.press("Escape");
      await dialog().waitFor({ state: "detached" });
    },
  };
  return auditor;
}

/** Holds the requests of an address until they are let go. */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(path, (route) => void held.push(route));
  return async () => {
    // Before the address is given free, which goes on with them by itself.
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(path);
  };
}

/**
 * What closes by itself after a time stays until the page is asked to close it; timers of other lengths run
 * on.
 */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate((length) => {
    const held: (() => void)[] = [];
    const real = window.setTimeout;
    const timer = (act: () => void, wait?: number) => (wait === length ? held.push(act) : real(act, wait));
    window.setTimeout = timer as typeof window.setTimeout;
    Object.assign(window, {
      letTimersGo: () => {
        window.setTimeout = real;
        for (const act of held) act();
      },
    });
  }, ms);
  return () => page.evaluate(() => (window as unknown as { letTimersGo(): void }).letTimersGo());
}
