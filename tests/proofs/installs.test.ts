import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { relevantLines, STEPS } from "./installs/cell.ts";
import { chooseRows, injectedFaults } from "./installs/rows.ts";
import { outerEnvironment } from "./installs/toolchain.ts";
import { tryRow } from "./installs/try-row.ts";

const PACKAGES =
  'import { mkdirSync, writeFileSync } from "node:fs";\nmkdirSync("node_modules", { recursive: true });';
const INSTALLED = `${PACKAGES}\nwriteFileSync("node_modules/.package-lock.json", "{}");`;
const SERVES = `import { createServer } from "node:http";
console.log("Building …");
const server = createServer((_, response) => response.end()).listen(0, () =>
  console.log("Gemwright is at http://localhost:" + server.address().port));`;

const opens = "module.exports = class { close() {} };";

/** What `npm start` does, what the database's package does, and how the journey and `npm run verify` end. */
function checkout({ start = `${INSTALLED}\n${SERVES}`, database = opens, journey = "", verify = "" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "gem-installs-test-"));
  const scripts = { start: "node start.mjs", verify: "node verify.mjs" };
  const files = {
    "package.json": JSON.stringify({ scripts }),
    "start.mjs": start,
    "verify.mjs": verify,
    "node_modules/better-sqlite3/index.js": database,
    "node_modules/vitest/vitest.mjs": journey,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    checkout: folder,
    dataDir: join(folder, "data"),
    env: outerEnvironment(),
    logs: join(folder, "logs"),
  };
}

async function outcomes(place: ReturnType<typeof checkout>, until: (typeof STEPS)[number] = "verify") {
  const cells = await tryRow(place, until);
  return { cells, all: STEPS.map((step) => cells[step].outcome) };
}

describe.skipIf(process.platform === "win32")("what a newcomer does with one Node and one npm", () => {
  it("is ok where each command is", async () => {
    const place = checkout();
    expect((await outcomes(place)).all).toEqual(["ok", "ok", "ok", "ok"]);
    expect(readFileSync(join(place.logs, "start.log"), "utf8")).toContain("Gemwright is at");
    expect((await outcomes(place, "start")).all).toEqual(["ok", "ok", "not run", "not run"]);
  });

  it("goes no further than an installation that fails", async () => {
    const start = 'console.error("npm error Missing: a@1 from lock file"); process.exit(1);';
    const { cells, all } = await outcomes(checkout({ start }));
    expect(all).toEqual(["failed", "not reached", "not reached", "not reached"]);
    expect(cells.install.lines).toEqual(["Missing: a@1 from lock file", "Packages are missing."]);
  });

  it("has failed to install where SQLite does not open", async () => {
    const { cells, all } = await outcomes(checkout({ database: 'throw new Error("no bindings");' }));
    expect(all[0]).toBe("failed");
    expect(cells.install.lines).toContain("SQLite cannot be opened.");
  });

  it("has failed where one command does, and goes on to the next", async () => {
    const ends = `${INSTALLED}\nconsole.log("Building …"); throw new Error("no port");`;
    const one = await outcomes(checkout({ start: ends, journey: "process.exit(1)" }));
    expect(one.all).toEqual(["ok", "failed", "failed", "ok"]);
    expect(one.cells.start.lines).toContain("Error: no port");
    const other = await outcomes(checkout({ verify: 'console.log("1 passed, 2 failed"); process.exit(1);' }));
    expect(other.all).toEqual(["ok", "ok", "ok", "failed"]);
    expect(other.cells.verify.lines).toEqual(["1 passed, 2 failed"]);
  });
});

it("shows the last lines that speak of the failure, without colors and what has passed", () => {
  const red = `${String.fromCharCode(27)}[31mError: first${String.fromCharCode(27)}[0m`;
  expect(relevantLines(`started\n${red}\n ✓ an error is shown\nnpm error A complete log\nbye`)).toEqual([
    "Error: first",
  ]);
  expect(relevantLines("one\n\ntwo\n")).toEqual(["one", "two"]);
});

it("runs the rows that are named", () => {
  expect(chooseRows("26/12,20").map(({ node, npm }) => `${node}/${npm}`)).toEqual(["20/10.8.2", "26/12.2.0"]);
  expect(chooseRows("26")).toHaveLength(2);
  expect(() => chooseRows("2")).toThrow(/no row "2"/);
  expect(injectedFaults.every(({ node }) => chooseRows(node).length > 0)).toBe(true);
});
