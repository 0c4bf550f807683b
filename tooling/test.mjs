// `npm test`: everything but the long tests. `npm run test:all`: those. `npm run verify`: types, lint, dependency rules
// and the unit tests that are quick. The last line is `N passed, N failed`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findPostgres } from "../api/src/testing/find-postgres.mjs";
import { installCheckers, installPackages } from "./ensure-installed.mjs";
import { run, runNode, stopRunning } from "./run.mjs";

const MODULES = ["contract", "composer", "launch", "web", "api", "sandbox"];
const WITHOUT_DATABASE = ["contract", "composer", "launch", "web", "web-alone"];
const WITH_DATABASE = ["api", "sandbox", "tooling"];
const JOURNEYS = ["journeys", "proofs"];
const POSTGRES_SMOKE = ["db/postgres", "services/limits", "services/idempotency", "routes/tokens.test"];
const suites = { verify, test, all };
const [suite = "test"] = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };
const failures = [];

// Tests leave nothing behind: all their temporary files are in one folder, where others may write too, as in the system's.
const temporary = mkdtempSync(join(tmpdir(), "gemwright-test-"));
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;

// Whatever ends the process, an installation that fails included.
process.on("exit", (code) => {
  if (code !== 0 && tally.failed === 0) tally.failed++;
  removeTemporary();
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
});
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => stopRunning().finally(() => process.exit(1)));
const { database } = installPackages();
const { prepareData } = await import("./prepare-data.mjs");
const { findBrowser } = await import("./find-browser.mjs");
const { ensureBuilt } = await import("./ensure-built.mjs");
await suites[suite]();
process.exit(tally.failed === 0 ? 0 : 1);

function removeTemporary() {
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A browser that is still ending writes there.
  }
}

async function verify() {
  const [isReady] = await Promise.all([prepare(prepareData), checks()]);
  if (isReady) await unitTests({ tags: "!long && !slow" });
}

async function test() {
  const [isReady] = await Promise.all([prepare(ensureBuilt), checks()]);
  if (!isReady) return;
  await Promise.all([
    check("bundle budget", ["tooling/bundle-budget.mjs"]),
    check("precache budget", ["--import", "tsx", "tooling/precache-budget.mjs"]),
  ]);
  await unitTests();
  await onPostgres({ only: POSTGRES_SMOKE });
  await vitest("journeys and proofs", JOURNEYS, { workers: 3 });
}

async function all() {
  if (!(await prepare(ensureBuilt))) return;
  await database();
  await installPostgres();
  await onPostgres();
  const long = { tags: "long", only: filesWithLongTests() };
  await vitest("long unit tests", [...WITHOUT_DATABASE, ...WITH_DATABASE], long);
  await vitest("long journeys and proofs", JOURNEYS, { ...long, workers: 3 });
}

/** The others would be loaded to find nothing in them. */
function filesWithLongTests() {
  return [...MODULES, "tooling", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
    .filter((path) => /tags: "long"|@module-tag long/.test(readFileSync(path, "utf8")));
}

/** What needs no SQLite runs while it is still being compiled. */
async function unitTests(options) {
  await vitest("unit tests without a database", WITHOUT_DATABASE, options);
  await database();
  await vitest("unit tests with a database", WITH_DATABASE, options);
}

/** The server's tests on PostgreSQL, where that is installed. */
async function onPostgres(options) {
  if (findPostgres()) await vitest("unit tests on PostgreSQL", ["api-postgres"], options);
  else
    console.log(
      "\n▸ unit tests on PostgreSQL\nSKIPPED: it is not installed (Debian: apt-get install postgresql).",
    );
}

/** As root on Debian. Elsewhere its tests are left out, and say so. */
async function installPostgres() {
  if (findPostgres() || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log("Installing Debian's PostgreSQL for the tests (apt-get install postgresql) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const packages = ["install", "-y", "-qq", "--no-install-recommends", "postgresql"];
  const { status, output } = await run("apt-get", packages, { env });
  if (status !== 0) console.error(output);
}

/** What the tests run on. False where it cannot be had: without it they would say nothing. */
async function prepare(build) {
  const ends = await Promise.allSettled([findBrowser(), build()]);
  const reasons = ends.filter(({ status }) => status === "rejected").map(({ reason }) => reason);
  for (const reason of reasons) console.error(reason);
  failures.push(...reasons.map((reason) => `preparing: ${reason.message ?? reason}`));
  tally.failed += reasons.length;
  tally.passed += ends.length - reasons.length;
  return reasons.length === 0;
}

async function checks() {
  const depcruise = [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    "--config",
    ".dependency-cruiser.mjs",
  ];
  const rules = check("dependency rules and cycles", [...depcruise, ...MODULES]);
  const { compiler, linter } = await installCheckers();
  await Promise.all([
    rules,
    check("types", [compiler, "-b"]),
    check("lint and format", [linter, "ci", "--error-on-warnings", "."]),
  ]);
}

async function check(title, parameters) {
  const { status, output } = await runNode(parameters);
  console.log(`\n▸ ${title}\n${output.trimEnd()}`);
  tally[status === 0 ? "passed" : "failed"]++;
  if (status !== 0) failures.push(title);
}

/** On two cores, of which vitest would leave one idle; a third worker uses the time that journeys wait. */
async function vitest(title, projects, { tags = "!long", workers = 2, only = [] } = {}) {
  console.log(`\n▸ ${title}`);
  mkdirSync(".cache", { recursive: true });
  const report = `.cache/${title.replaceAll(" ", "-")}.json`;
  rmSync(report, { force: true });
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...only,
    `--maxWorkers=${workers}`,
    ...projects.map((name) => `--project=${name}`),
    `--tagsFilter=${tags}`,
    "--hideSkippedTests",
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ];
  const { status } = await runNode(parameters, { isLive: true });
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    testResults: files = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  tally.passed += passed;
  tally.failed += failed;
  failures.push(...files.flatMap(failedIn));
  // A file that does not load fails without a failed test; so does a run without tests.
  if ((status !== 0 && failed === 0) || passed + failed === 0) {
    tally.failed++;
    failures.push(`${title}: a file that does not load, an error outside of a test, or no test at all`);
  }
}

/** What failed in a file of vitest's report. */
function failedIn({ name, assertionResults: tests }) {
  const file = relative(process.cwd(), name);
  return tests.filter(({ status }) => status === "failed").map(({ fullName }) => `${file} > ${fullName}`);
}
