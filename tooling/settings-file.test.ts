import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const module = pathToFileURL("tooling/settings-file.mjs").href;

/** What an ordinary user finds in A and B after loading a file, where A is set already. */
function load(path: string) {
  const source = `import { loadSettingsFile } from "${module}";
    loadSettingsFile(process.argv[1]);
    console.log(process.env.A, process.env.B);`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", source, path],
    { ...who, env: { A: "set" } as unknown as NodeJS.ProcessEnv, encoding: "utf8" },
  );
  return [status, stdout.trim(), stderr.trim()];
}

function write(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "gem-settings-"));
  const path = join(folder, "gemwright.env");
  writeFileSync(path, "A=file\nB=file\n");
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(path, 0, NOBODY);
  chmodSync(path, mode);
  return path;
}

it("gives what is not set yet, and nothing where there is no file", () => {
  const path = write(isRoot ? 0o640 : 0o600);
  expect(load(path)).toEqual([0, "set file", ""]);
  expect(load(`${path}.missing`)).toEqual([0, "set undefined", ""]);
});

it.skipIf(process.getuid === undefined)("says how its user can read it, where that user cannot", () => {
  const path = write(isRoot ? 0o600 : 0o000);
  const group = isRoot ? NOBODY : process.getgid?.();
  expect(load(path)).toEqual([
    1,
    "",
    `The settings file ${path} cannot be read by this user. Run as root: chown root:${group} ${path} && chmod 640 ${path}`,
  ]);
});
