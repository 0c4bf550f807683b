import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const installer = pathToFileURL(resolve("tooling/ensure-installed.mjs")).href;
const ensure = ["--input-type=module", "-e", `(await import("${installer}")).ensureInstalled();`];
const gemwright = [resolve("tooling/gemwright.mjs"), "help"];

/** A folder with a lock file, and an npm that only notes that it was run. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), "gem-installed-"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  mkdirSync(join(folder, "bin"));
  const npm = `#!/bin/sh\necho "$@" >> "${folder}/npm-ran"\nmkdir -p node_modules\n`;
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
  const npmRuns = () => (existsSync(`${folder}/npm-ran`) ? readFileSync(`${folder}/npm-ran`, "utf8") : "");
  return { folder, run, npmRuns };
}

describe("packages", () => {
  it("are installed once for each lock file", () => {
    const { folder, run, npmRuns } = checkout();
    expect([run(ensure).status, run(ensure).status]).toEqual([0, 0]);
    expect(npmRuns()).toBe("ci --no-audit --no-fund --loglevel=error\n");
    writeFileSync(join(folder, "package-lock.json"), '{ "name": "newer" }');
    run(ensure);
    expect(npmRuns().split("\n")).toHaveLength(3);
  });

  it("are never installed through a link, which would empty another folder", () => {
    const { folder, run, npmRuns } = checkout();
    symlinkSync(mkdtempSync(join(tmpdir(), "gem-other-")), join(folder, "node_modules"));
    const { status, stderr } = run(ensure);
    expect([status, npmRuns()]).toEqual([1, ""]);
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
    expect(npmRuns()).toBe("");
  });
});
