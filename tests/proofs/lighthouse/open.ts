import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium } from "playwright-core";
import { installOwnPackages } from "../own-packages.ts";

/** What is used of the library's options. */
interface Options {
  onlyCategories: string[];
  skipAudits?: string[];
  /** Addresses that the page asks for in vain. */
  blockedUrlPatterns?: string[];
}

/** What is used of its report. */
export interface Report {
  /** Where the page ended. */
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; displayValue?: string; numericValue?: number; title: string }
  >;
}

type Library = (
  url: string,
  options: Options & { port: number; logLevel: "error" },
) => Promise<{ lhr: Report } | undefined>;

export interface Lighthouse {
  /** Looks at an address as a phone on a slow network. */
  look(url: string, options: Options): Promise<Report>;
  close(): Promise<void>;
}

/** Installs Lighthouse where it is not installed yet. Throws if it is not to be had. */
export const installLighthouse = (): NodeJS.Require => installOwnPackages(import.meta.dirname);

/**
 * Lighthouse with a profile of its own, once that is prepared. Each look has a new browser: in one that has had pages
 * before, the work of Lighthouse's own inspector is counted as the page's.
 */
export async function openLighthouse(
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Lighthouse> {
  const { resolve } = installLighthouse();
  const lighthouse: Library = (await import(pathToFileURL(resolve("lighthouse")).href)).default;
  const profile = await mkdtemp(join(tmpdir(), "gemwright-lighthouse-"));
  const close = () => rm(profile, { recursive: true, force: true, maxRetries: 3 });
  if (prepare)
    await inBrowser(profile, prepare).catch(async (error) => {
      await close();
      throw error;
    });
  return {
    look: (url, options) =>
      inBrowser(profile, async (_, port) => {
        const result = await lighthouse(url, { ...options, port, logLevel: "error" });
        if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
        return result.lhr;
      }),
    close,
  };
}

async function inBrowser<T>(
  profile: string,
  act: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  // Not a context within a browser: Lighthouse opens its pages in the browser's own.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.FULL_CHROME_PATH || process.env.CHROME_PATH || "/usr/bin/chromium",
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
    ],
  });
  try {
    return await act(context, port);
  } finally {
    await context.close();
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
