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
 * A Chromium for the tests: `CHROME_PATH`, an installed one, Playwright's own, or, as root on Debian, its package. Puts
 * into the environment which one the tests use, and as FULL_CHROME_PATH the one for what only a whole browser knows.
 */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const known = () =>
    [process.env.CHROME_PATH, ...chromes, chromium.executablePath()].find((path) => path && existsSync(path));
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const install of [download, ...(isDebianRoot ? [installPackages] : [])]) {
    if (known()) break;
    await install();
  }
  const chrome = known() ?? nowhere();
  process.env.FULL_CHROME_PATH = chrome;
  process.env.CHROME_PATH ??= existsSync(SHELL) ? SHELL : chrome;
}

function download() {
  console.log("No Chromium found. Trying Playwright's own download …");
  return runNode(["node_modules/playwright-core/cli.js", "install", "chromium"], { timeout: 300_000 });
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
