import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchOptions } from "./browser.ts";
import { startProduct } from "./product.ts";

/** The addresses of one product and one browser, for all files of a run. */
export interface SharedStage {
  product: { url: string; sandboxUrl: string };
  browser: string;
}

declare module "vitest" {
  interface ProvidedContext {
    stage: SharedStage;
  }
}

/** A global set-up of Vitest: starts both before the first file, and ends them after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [product, browser] = await Promise.all([startProduct(), chromium.launchServer(launchOptions())]);
  const { url, sandboxUrl } = product;
  project.provide("stage", { product: { url, sandboxUrl }, browser: browser.wsEndpoint() });
  return async () => void (await Promise.allSettled([browser.close(), product.remove()]));
}
