// `npm test`: everything. `npm run verify`: types, walls, lint and unit tests. The last line is `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";

const quick = process.argv.includes("--quick");
const tally = { passed: 0, failed: 0 };

ensureInstalled();
const { prepareData } = await import("./prepare-data.mjs");
await prepareData();
const { findBrowser } = await import("./find-browser.mjs");
process.env.CHROME_PATH = await findBrowser();

check("types", ["node_modules/typescript/bin/tsc", "-b"]);
check("lint and format", ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."]);
check("walls and cycles", [
  "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  "--config",
  ".dependency-cruiser.mjs",
  "contract",
  "composer",
  "launch",
  "web",
  "api",
  "sandbox",
]);
vitest("unit tests", ["contract", "composer", "launch", "api", "sandbox", "web", "tooling"]);
if (!quick) await whole();

console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

async function whole() {
  const { ensureBuilt } = await import("./ensure-built.mjs");
  try {
    await ensureBuilt();
    tally.passed++;
  } catch (error) {
    console.error(error);
    tally.failed++;
    return;
  }
  check("bundle budget", ["tooling/bundle-budget.mjs"]);
  check("precache budget", ["--import", "tsx", "tooling/precache-budget.mjs"]);
  vitest("journeys and proofs", ["journeys", "proofs"]);
}

function check(title, parameters) {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
  tally[status === 0 ? "passed" : "failed"]++;
}

function vitest(title, projects) {
  console.log(`\n▸ ${title}`);
  mkdirSync(".cache", { recursive: true });
  const report = `.cache/${title.replaceAll(" ", "-")}.json`;
  rmSync(report, { force: true });
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    // On two cores vitest would leave one idle.
    "--maxWorkers=2",
    ...projects.flatMap((name) => ["--project", name]),
  ];
  const { status } = spawnSync(
    process.execPath,
    [...parameters, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      stdio: "inherit",
    },
  );
  const told = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  tally.passed += told?.numPassedTests ?? 0;
  tally.failed += told?.numFailedTests ?? 0;
  // A file that does not load fails without a failed test; so does a run without tests.
  if ((status !== 0 && !told?.numFailedTests) || !told?.numTotalTests) tally.failed++;
}
