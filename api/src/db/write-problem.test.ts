import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { backupFolder, makeWritable, writeProblem } from "./write-problem.ts";

const NOBODY = 65_534;
const folder = () => mkdtempSync(join(tmpdir(), "gem-write-"));

/** The sentences for an ordinary user, of a missing and of an existing folder: root may write everywhere. */
function problemsOfNobody(missing: string, there: string): string[] {
  const isRoot = process.getuid?.() === 0;
  const module = pathToFileURL("api/src/db/write-problem.ts").href;
  const source = `import { backupFolder, dataFolder, makeWritable, writeProblem } from "${module}";
    console.log(JSON.stringify([makeWritable(process.argv[1], backupFolder), writeProblem(process.argv[2], dataFolder)]));`;
  const args = ["--import", "tsx", "--input-type=module", "-e", source, missing, there];
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return JSON.parse(execFileSync(process.execPath, args, { ...who, encoding: "utf8" }));
}

describe("a folder to write to", () => {
  it("is made where it is missing, for this user alone", () => {
    const path = join(folder(), "not", "yet");
    expect(makeWritable(path, backupFolder)).toBeNull();
    expect(existsSync(path)).toBe(true);
  });

  it.skipIf(process.getuid === undefined)(
    "names the commands for one that cannot be made, or written to",
    () => {
      const parent = folder();
      const there = join(parent, "there");
      mkdirSync(there);
      for (const path of [parent, there]) chmodSync(path, 0o555);
      const missing = join(parent, "backup");
      const owner = process.getuid?.() === 0 ? `${NOBODY}:${NOBODY}` : `${userInfo().uid}:${userInfo().gid}`;
      expect(problemsOfNobody(missing, there)).toEqual([
        `The backup folder ${missing} cannot be made. Run as root: mkdir -p ${missing} && chown -R ${owner} ${missing}`,
        `The data folder ${there} cannot be written to. Run as root: chown -R ${owner} ${there}`,
      ]);
    },
  );

  it.runIf(process.getuid?.() === 0).each(["server-key", "sandbox", "sandbox/journal"])(
    "names the command for the %s of another user",
    (name) => {
      const [missing, there] = [join(folder(), "missing"), folder()];
      for (const each of [dirname(missing), there]) chownSync(each, NOBODY, NOBODY);
      if (name === "sandbox/journal") mkdirSync(join(there, "sandbox"));
      if (name === "sandbox") mkdirSync(join(there, name), { mode: 0o755 });
      else writeFileSync(join(there, name), "", { mode: 0o600 });
      if (name === "sandbox/journal") chownSync(join(there, "sandbox"), NOBODY, NOBODY);
      expect(problemsOfNobody(missing, there)).toEqual([
        null,
        `The data folder ${there} has ${name} of another user in it. Run as root: chown -R ${NOBODY}:${NOBODY} ${there}`,
      ]);
    },
  );

  it("names what is in the way, and the setting", () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    expect(writeProblem(join(file, "backup"), backupFolder)).toBe(
      `The backup folder ${file}/backup cannot be made, because ${file} is a file. Set BACKUP_DIR to another folder, or run: mv ${file} ${file}.old`,
    );
  });
});
