import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  return known() ?? downloaded(known) ?? fromDebian(known) ?? nowhere();
}

function downloaded(known) {
  console.log("No Chromium found. Trying Playwright's own download …");
  spawnSync(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"], {
    stdio: "inherit",
    timeout: 300_000,
  });
  return known();
}

function fromDebian(known) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Debian's chromium package for the tests (apt-get install chromium) …");
  const apt = (...parameters) => spawnSync("apt-get", parameters, { stdio: ["ignore", "ignore", "inherit"] });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-color-emoji");
  return known();
}

function nowhere() {
  throw new Error("The tests need Chrome or Chromium. Install one, or name it in CHROME_PATH.");
}
