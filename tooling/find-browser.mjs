import { existsSync } from "node:fs";
import { run, runNode } from "./run.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium for the tests: `CHROME_PATH`, an installed one, Playwright's own, or, as root on Debian, its package. */
export async function findBrowser() {
  const { chromium } = await import("playwright-core");
  const known = () =>
    [process.env.CHROME_PATH, ...places, chromium.executablePath()].find((path) => path && existsSync(path));
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const install of [download, ...(isDebianRoot ? [installPackage] : [])]) {
    if (known()) break;
    await install();
  }
  return known() ?? nowhere();
}

function download() {
  console.log("No Chromium found. Trying Playwright's own download …");
  return runNode(["node_modules/playwright-core/cli.js", "install", "chromium"], { timeout: 300_000 });
}

async function installPackage() {
  console.log("Installing Debian's chromium package for the tests (apt-get install chromium) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const packages = ["--no-install-recommends", "chromium", "fonts-noto-color-emoji"];
  const { status, output } = await run("apt-get", ["install", "-y", "-qq", ...packages], { env });
  if (status !== 0) console.error(output);
}

function nowhere() {
  throw new Error("The tests need Chrome or Chromium. Install one, or name it in CHROME_PATH.");
}
