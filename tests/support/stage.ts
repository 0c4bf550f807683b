import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type Product, startProduct } from "./product.ts";

export interface Stage<P = SharedProduct> {
  product: P;
  browser: Browser;
}

/**
 * A product that other files use at the same time: users and subdomains are a file's own, and nobody stops
 * it.
 */
export type SharedProduct = Pick<Product, "url" | "sandboxUrl">;

/** The run's product and browser. What a file leaves open in the browser is closed after its last test. */
export function openStage(): Stage {
  const { product } = inject("stage");
  const stage = { product } as Stage;
  connectBrowser(stage);
  return stage;
}

/** The run's browser, and a product of the file's own, to be stopped, started and set up as it likes. */
export function openOwnStage(
  env: Record<string, string> = {},
  start: (env: Record<string, string>) => Promise<Product> = startProduct,
): Stage<Product> {
  const stage = {} as Stage<Product>;
  connectBrowser(stage);
  beforeAll(async () => {
    stage.product = await start(env);
  });
  afterAll(() => stage.product?.remove());
  return stage;
}

function connectBrowser(stage: { browser: Browser }): void {
  beforeAll(async () => {
    stage.browser = await connectToBrowser();
  });
  afterAll(() => stage.browser?.close());
}

/** Contexts that are opened through a connection are closed with it. */
export const connectToBrowser = (): Promise<Browser> => chromium.connect(inject("stage").browser);
