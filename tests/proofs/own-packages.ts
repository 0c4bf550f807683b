import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

/**
 * Installs what one proof alone needs, from the package file in its folder, and returns how to find it.
 * Throws if npm's registry is out of reach.
 */
export function installOwnPackages(proof: string): NodeJS.Require {
  const folder = resolve(".cache", basename(proof));
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(proof, "package.json"), join(folder, "package.json"));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-package-lock"], { cwd: folder, stdio: "pipe" });
  return createRequire(join(folder, "package.json"));
}
