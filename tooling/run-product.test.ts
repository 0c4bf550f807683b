import { spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeDataFolder } from "../api/src/db/data-folder.ts";
import { MARKER, openMigrated } from "../api/src/db/migrate.ts";
import { bundledServer } from "../api/src/testing/child-server.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
let folder: string;

beforeAll(async () => {
  const server = dirname(await bundledServer());
  folder = mkdtempSync(join(".cache", "start-"));
  for (const each of [server, folder]) chmodSync(each, 0o755);
  const [prepareFolder, main] = [join(server, "prepare-folder.js"), join(server, "main.js")];
  const sandbox = join(folder, "sandbox.mjs");
  writeFileSync(sandbox, 'console.error("The sandbox starts."); process.exit(1);\n');
  const commands = JSON.stringify({ prepareFolder: [prepareFolder], server: [main], sandbox: [sandbox] });
  writeFileSync(
    join(folder, "start.mjs"),
    `import { runProduct } from "../../tooling/run-product.mjs";\nawait runProduct(${commands});\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start on the default network says of a data folder. */
async function start(dataDir: string, who = {}): Promise<string> {
  const child = spawn(process.execPath, [join(folder, "start.mjs")], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir } as unknown as NodeJS.ProcessEnv,
    ...who,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(1);
  return said.trim();
}

function makeData(name: string): string {
  const data = join(folder, name);
  openMigrated(mkdirSync(data, { recursive: true }) ?? data, "api/migrations").close();
  return data;
}

describe("a start on the default network", () => {
  it("starts the sandbox when the folder can be used, in a folder for its user alone", async () => {
    expect(await start(join(folder, "fresh"))).toMatch(/^The sandbox starts\.\n/);
    expect(existsSync(join(folder, "fresh", "gemwright.db"))).toBe(true);
  });

  it("says what is wrong with the folder in one line, before a sandbox writes to it", async () => {
    const taken = makeData("taken");
    const release = takeDataFolder(taken);
    expect(await start(taken)).toMatch(
      /^Another server is running on the data folder \S+\. Stop it first, .*$/,
    );
    release();

    const emptied = join(folder, "emptied");
    mkdirSync(emptied);
    writeFileSync(join(emptied, MARKER), "");
    expect(await start(emptied)).toMatch(/^\S+ had a database, and it is gone\. .*restore <folder>.*$/);

    writeFileSync(join(folder, "file"), "");
    expect(await start(join(folder, "file", "data"))).toMatch(/^The data folder .* run: mv \S+ \S+$/);
    for (const data of [taken, emptied]) expect(existsSync(join(data, "sandbox"))).toBe(false);
  });

  it.runIf(isRoot)(
    "names the command where the folder, or what is in it, belongs to somebody else",
    async () => {
      const who = { uid: NOBODY, gid: NOBODY };
      const [unwritable, restored] = [makeData("unwritable"), makeData("restored")];
      // The folder is given away, its files are not.
      chownSync(restored, NOBODY, NOBODY);
      for (const data of [unwritable, restored]) {
        expect(await start(data, who)).toMatch(
          /^The data folder \S+ (?:cannot be written to|has gemwright\.db and \S.* of another user in it)\. Run as root: chown -R 65534:65534 \S+$/,
        );
        expect(existsSync(join(data, "sandbox"))).toBe(false);
      }
    },
  );
});
