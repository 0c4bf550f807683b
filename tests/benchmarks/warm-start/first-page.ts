import { build } from "esbuild";
import type { Browser } from "playwright-core";

export interface FirstPage {
  tokens: number;
  /** Milliseconds, of each reading: the app's own, and ten rows by a cursor by hand. */
  app: number[];
  raw: number[];
}

const READINGS = 31;

/** The first page of the list, read by the app's own database of so many tokens. */
export async function measureFirstPage(
  browser: Browser,
  url: string,
  sizes: readonly number[],
): Promise<FirstPage[]> {
  const { outputFiles } = await build({
    entryPoints: ["tests/benchmarks/warm-start/reader.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  const script = outputFiles[0]?.text ?? "";
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/api/raw", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>raw</title>" }),
  );
  await page.goto(`${url}/api/raw`);
  await page.addScriptTag({ content: script });
  const pages: FirstPage[] = [];
  for (const tokens of sizes) {
    const call = `readFirstPage(${tokens}, ${READINGS})`;
    pages.push({ tokens, ...(await page.evaluate<Omit<FirstPage, "tokens">>(call)) });
  }
  await context.close();
  return pages;
}
