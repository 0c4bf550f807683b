/** @module-tag long */

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const folder = mkdtempSync(join(tmpdir(), "gem-archive-"));
let archive: string;

beforeAll(() => {
  // The configuration of the build is another under a test.
  const { VITEST: _, ...env } = process.env;
  const command = ["tooling/release.mjs", "archive", folder];
  const made = spawnSync(process.execPath, command, { encoding: "utf8", env });
  archive = /^Made (.*), and SHA256SUMS beside it\.$/m.exec(made.stdout)?.[1] ?? "";
  expect([made.status === 0 ? "" : made.stderr, archive]).toEqual(["", expect.stringContaining(folder)]);
}, 300_000);
afterAll(() => spawnSync("rm", ["-r", folder]), 60_000);

/** The archive's folder in an empty one. The user who runs it owns nothing of it. */
function unpack(into: string): string {
  mkdirSync(join(folder, into));
  expect(spawnSync("tar", ["-xzf", archive, "-C", join(folder, into)]).status).toBe(0);
  return join(folder, into, basename(archive, ".tar.gz"));
}

function makeData(): string {
  const data = join(folder, "data");
  mkdirSync(data);
  if (isRoot) for (const each of [folder, data]) chownSync(each, NOBODY, NOBODY);
  return data;
}

/** Without a PATH there is no npm, no compiler and no git. */
const env = { PORT: "0", SANDBOX_PORT: "0" };

async function start(root: string, data?: string) {
  const child = spawn(process.execPath, ["start.mjs"], {
    cwd: root,
    env: { ...env, ...(data ? { DATA_DIR: data } : {}) } as unknown as NodeJS.ProcessEnv,
    ...who,
  });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text;
        const found = /Gemwright is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    child.on("exit", () => reject(new Error(said)));
  });
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.on("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, stop };
}

const statuses = async (url: string) =>
  Promise.all(
    ["/readyz", "/", "/how-it-works", "/api/v1/config"].map(async (path) => (await fetch(url + path)).status),
  );

describe("the release archive", () => {
  it("has its checksum beside it", () => {
    const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
    expect(readFileSync(join(dirname(archive), "SHA256SUMS"), "utf8")).toBe(`${sum}  ${basename(archive)}\n`);
  });

  it("runs as an unprivileged user where there is Node and nothing else, and a newer one takes its data over", async () => {
    const data = makeData();
    for (const version of ["first", "second"]) {
      const root = unpack(version);
      const { url, stop } = await start(root, data);
      expect(await statuses(url)).toEqual([200, 200, 200, 200]);
      const backup = spawnSync(process.execPath, ["start.mjs", "backup", join(folder, `backup-${version}`)], {
        cwd: root,
        env: { ...env, DATA_DIR: data } as unknown as NodeJS.ProcessEnv,
        encoding: "utf8",
        ...who,
      });
      expect([backup.status, backup.stdout]).toEqual([0, expect.stringMatching(/^Backed up the database/)]);
      expect(await stop()).toBe(0);
    }
  }, 120_000);

  it("leads nowhere outside of itself, and holds nothing for development alone", () => {
    const { stdout } = spawnSync("tar", ["-tvzf", archive], { encoding: "utf8", maxBuffer: 1e8 });
    const entries = stdout.trim().split("\n");
    expect(entries.filter((each) => each.startsWith("l"))).toEqual([]);
    expect(
      entries.filter((each) => /node_modules\/(vite|vitest|typescript|playwright-core)\//.test(each)),
    ).toEqual([]);
  });

  it("keeps settings and data beside its folder, where the next version finds them", async () => {
    const root = unpack("beside");
    const place = join(root, "..");
    if (isRoot) chownSync(place, NOBODY, NOBODY);
    writeFileSync(join(place, "gemwright.env"), "PRODUCT_NAME=Frogwright\n");
    const { url, stop } = await start(root);
    expect(await (await fetch(`${url}/api/v1/config`)).json()).toMatchObject({ product_name: "Frogwright" });
    await stop();
    expect(existsSync(join(place, "gemwright-data", "gemwright.db"))).toBe(true);
  });

  it("takes a path from where it is typed, and one of gemwright.env from where that file is", async () => {
    const root = unpack("from-elsewhere");
    const place = dirname(root);
    const typedAt = join(folder, "typed-at");
    mkdirSync(typedAt);
    if (isRoot) for (const each of [place, typedAt]) chownSync(each, NOBODY, NOBODY);
    const example = readFileSync(join(root, ".env.example"), "utf8");
    writeFileSync(join(place, "gemwright.env"), `${example}\nDATA_DIR=./mine\n`);
    const type = (...words: string[]) => {
      const { status, stderr } = spawnSync(process.execPath, [join(root, "start.mjs"), ...words], {
        cwd: typedAt,
        env: env as unknown as NodeJS.ProcessEnv,
        encoding: "utf8",
        ...who,
      });
      return [status, stderr];
    };
    const { url, stop } = await start(root);
    expect(await statuses(url)).toEqual([200, 200, 200, 200]);
    await stop();
    expect(type("backup", "./rel")).toEqual([0, ""]);
    expect(existsSync(join(typedAt, "rel", "gemwright.db"))).toBe(true);
    expect(existsSync(join(place, "mine", "gemwright.db"))).toBe(true);
    expect(existsSync(join(root, "data"))).toBe(false);
  });

  it("says which Node it is for, where that is another", () => {
    const root = unpack("elsewhere");
    const path = join(root, "package.json");
    writeFileSync(path, readFileSync(path, "utf8").replace(/"modules": "\d+"/, '"modules": "1"'));
    const { status, stderr } = spawnSync(process.execPath, [join(root, "start.mjs")], { encoding: "utf8" });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^This archive is for Node \d+ on \w+-\w+; this is/),
    ]);
  });
});
