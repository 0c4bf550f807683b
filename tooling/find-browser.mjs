import { existsSync } from "node:fs";
import { run, runNode } from "./run.mjs";

const chromes = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** The same engine without a browser's own windows: it opens a page in a third of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Puts browsers for the tests into the environment: as CHROME_PATH the one that opens pages, and as
 * FULL_CHROME_PATH one for what only a whole browser knows. Each may be named there already; else it is an
 * installed one, Playwright's own, or, as root on Debian, its package.
 */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const { CHROME_PATH, FULL_CHROME_PATH } = process.env;
  const known = () => [FULL_CHROME_PATH, CHROME_PATH, ...chromes, chromium.executablePath()].find(isThere);
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const install of [download, ...(isDebianRoot ? [installPackages] : [])]) {
    if (known()) break;
    await install();
  }
  const chrome = known() ?? nowhere();
  process.env.FULL_CHROME_PATH = chrome;
  process.env.CHROME_PATH = [CHROME_PATH, SHELL].find(isThere) ?? chrome;
}

const isThere = (path) => Boolean(path) && existsSync(path);

async function download() {
  console.log("No Chromium found. Trying Playwright's own download …");
  const { status, output } = await runNode(["node_modules/playwright-core/cli.js", "install", "chromium"], {
    timeout: 300_000,
  });
  if (status !== 0) console.error(output.split("\n").slice(0, 4).join("\n"));
}

async function installPackages() {
  console.log("Installing Debian's Chromium packages for the tests (apt-get install chromium) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const install = (...packages) =>
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
  // An older Debian has no shell.
  await install("chromium-headless-shell");
  const { status, output } = await install("chromium", "fonts-noto-color-emoji");
  if (status !== 0) console.error(output);
}

function nowhere() {
  throw new Error("The tests need Chrome or Chromium. Install one, or name it in CHROME_PATH.");
}
