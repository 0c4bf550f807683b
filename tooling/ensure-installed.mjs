import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";

const PACKAGES = "node_modules";
const MARK = `${PACKAGES}/.installed`;
/** npm writes it when it is through. */
const WHOLE = `${PACKAGES}/.package-lock.json`;

/** Installs what the lock file names, unless that was done. Uses Node's own modules alone: nothing else is there yet. */
export function ensureInstalled() {
  requireNode(20, 19);
  const lock = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .update(process.versions.modules)
    .digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
  if (lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      `${PACKAGES} is a link, and installing would empty the folder that it leads to. Remove the link, then run the same command again.`,
    );
  }
  console.log("Installing packages (once; a minute or two) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0)
    fail("npm ci failed. Its words are above; with the network back, run the same command again.");
  writeFileSync(MARK, lock);
}

/** For commands that run beside a live server, whose packages an installation would take away. */
export function requireInstalled() {
  requireNode(20, 19);
  if (!existsSync(WHOLE)) fail("Packages are missing. Run `npm start` first, then the same command again.");
}

function requireNode(major, minor) {
  const [has = 0, hasMinor = 0] = process.versions.node.split(".").map(Number);
  if (has < major || (has === major && hasMinor < minor)) {
    fail(`Gemwright needs Node ${major}.${minor} or later; this is ${process.versions.node}.`);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
