/** @module-tag slow */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const installer = pathToFileURL(resolve("tooling/ensure-installed.mjs")).href;
const ensure = ["--input-type=module", "-e", `await (await import("${installer}")).ensureInstalled();`];
const checkers = ["--input-type=module", "-e", `await (await import("${installer}")).installCheckers();`];
const gemwright = [resolve("tooling/gemwright.mjs"), "help"];
const CI = "ci --ignore-scripts --no-audit --no-fund --loglevel=error";
const REBUILD = "rebuild better-sqlite3 --loglevel=error";

/** What the database's package does when it is loaded. */
const database = {
  opens: "module.exports = class { close() {} }",
  isNotBuilt: 'throw new Error("Could not locate the bindings file")',
};

interface Npm {
  /** What `npm rebuild` leaves in the package. */
  rebuilt?: keyof typeof database;
  /** What else `npm rebuild` does. */
  rebuilding?: string;
}

/** A folder with a lock file, and an npm that notes what it was run for and puts one package in place. */
function checkout({ rebuilt = "opens", rebuilding = "" }: Npm = {}) {
  const folder = mkdtempSync(join(tmpdir(), "gem-installed-"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  mkdirSync(join(folder, "bin"));
  const put = (state: keyof typeof database) =>
    `echo '${database[state]}' > node_modules/better-sqlite3/index.js`;
  const npm = `#!/bin/sh
echo "$@" >> "${folder}/npm-ran"
case "$1" in
  ci) mkdir -p node_modules/better-sqlite3; ${put("isNotBuilt")} ;;
  rebuild) ${put(rebuilt)}; ${rebuilding} ;;
esac`;
  writeFileSync(join(folder, "bin/npm"), npm, { mode: 0o755 });
  const run = (parameters: string[]) => {
    const env = { PATH: `${folder}/bin:/usr/bin:/bin`, NODE_ENV: "test" };
    const { status, stderr } = spawnSync(process.execPath, parameters, {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    return { status, stderr };
  };
  const npmRuns = () =>
    existsSync(`${folder}/npm-ran`) ? readFileSync(`${folder}/npm-ran`, "utf8").trim().split("\n") : [];
  const change = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return { folder, run, npmRuns, change };
}

describe("packages", () => {
  it("are installed once for each lock file, and SQLite is built once", () => {
    const { run, npmRuns, change } = checkout();
    expect([run(ensure).status, run(ensure).status]).toEqual([0, 0]);
    expect(npmRuns()).toEqual([CI, REBUILD]);
    change("package-lock.json", '{ "name": "newer" }');
    run(ensure);
    expect(npmRuns()).toEqual([CI, REBUILD, CI, REBUILD]);
  });

  it("stay as they are where only Node is another, which needs another SQLite", () => {
    const { run, npmRuns, change } = checkout();
    run(ensure);
    change("node_modules/.gemwright-database", "of another Node");
    change("node_modules/better-sqlite3/index.js", database.isNotBuilt);
    expect(run(ensure).status).toBe(0);
    expect(npmRuns()).toEqual([CI, REBUILD, REBUILD]);
  });

  it("that check the code have a folder and a lock file of their own, installed once for each", () => {
    const { folder, run, npmRuns, change } = checkout();
    mkdirSync(join(folder, "tooling/checkers"), { recursive: true });
    change("tooling/checkers/package-lock.json", "{}");
    expect([run(checkers).status, run(checkers).status]).toEqual([0, 0]);
    expect(npmRuns()).toEqual([CI]);
    expect(existsSync(join(folder, "tooling/checkers/node_modules/better-sqlite3"))).toBe(true);
    expect(existsSync(join(folder, "node_modules"))).toBe(false);
    change("tooling/checkers/package-lock.json", '{ "name": "newer" }');
    run(checkers);
    expect(npmRuns()).toEqual([CI, CI]);
  });

  it("are never installed through a link, which would empty another folder", () => {
    const { folder, run, npmRuns } = checkout();
    symlinkSync(mkdtempSync(join(tmpdir(), "gem-other-")), join(folder, "node_modules"));
    const { status, stderr } = run(ensure);
    expect([status, npmRuns()]).toEqual([1, []]);
    expect(stderr).toBe(
      "node_modules is a link, and installing would empty the folder that it leads to. Remove the link, then run the same command again.\n",
    );
  });

  it("are never installed by the operator's commands, also where a newer lock file has come", () => {
    const { folder, run, npmRuns } = checkout();
    const missing = run(gemwright);
    expect(missing).toEqual({
      status: 1,
      stderr: "Packages are missing. Run `npm start` first, then the same command again.\n",
    });
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules/.package-lock.json"), "{}");
    const stale = run(gemwright);
    expect(stale.stderr).not.toContain("Packages are missing");
    expect(npmRuns()).toEqual([]);
  });
});

describe("a SQLite that was not built", () => {
  it("because npm runs no install scripts: says what to type, and takes it for installed after that", () => {
    const { run, npmRuns, change } = checkout({ rebuilt: "isNotBuilt" });
    const { status, stderr } = run(ensure);
    expect(status).toBe(1);
    expect(stderr).toContain("npm is set to run no install scripts");
    expect(stderr).toContain("\n  npm rebuild better-sqlite3 --ignore-scripts=false\n");
    // As that command would have left it.
    change("node_modules/better-sqlite3/index.js", database.opens);
    expect(run(ensure).status).toBe(0);
    expect(npmRuns()).toEqual([CI, REBUILD]);
  });

  it("because there is no compiler: shows npm's words, says what is needed, and tries again the next time", () => {
    const { folder, run, npmRuns } = checkout({
      rebuilt: "isNotBuilt",
      rebuilding: "echo no g++ >&2; exit 1",
    });
    const { status, stderr } = run(ensure);
    expect(status).toBe(1);
    expect(stderr).toContain("no g++\n");
    expect(stderr).toContain(`no prebuilt binary for Node ${process.versions.node}`);
    expect(stderr).toContain("It needs a C++ compiler, make and Python 3");
    expect(existsSync(join(folder, "node_modules/.gemwright-database"))).toBe(false);
    run(ensure);
    expect(npmRuns()).toEqual([CI, REBUILD, REBUILD]);
  });
});
