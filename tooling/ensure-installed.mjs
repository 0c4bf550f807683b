import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { begin, run } from "./run.mjs";

// Uses Node's own modules alone: nothing else is installed yet.

const PACKAGES = "node_modules";
const LOCK = "package-lock.json";
/** Written after `npm ci`, with what was installed. */
const PACKAGES_MARK = `${PACKAGES}/.gemwright-packages`;
const CHECKERS = "tooling/checkers";
/** Written after a database was opened, with what it was built for. */
const DATABASE_MARK = `${PACKAGES}/.gemwright-database`;
/** npm writes it when it has finished. */
const NPM_MARK = `${PACKAGES}/.package-lock.json`;

/** One package alone has a script that is needed, better-sqlite3, and it is run by itself. */
const INSTALL = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const REBUILD = ["rebuild", "better-sqlite3"];
const BINARY = `${PACKAGES}/better-sqlite3/build/Release/better_sqlite3.node`;
const OPEN_DATABASE = 'new (require("better-sqlite3"))(":memory:").close()';

/**
 * Installs the packages of the lock file, unless that was done. They are there when this returns; SQLite is
 * built beside what the caller does meanwhile, and `database` waits for its end. Where either fails, the
 * process ends with a sentence that says what to type.
 */
export function installPackages() {
  requireNode(20, 19);
  const lock = hashOfLock(LOCK);
  if (readMark(PACKAGES_MARK) !== lock) {
    if (lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) {
      fail(
        `${PACKAGES} is a link, and installing would empty the folder that it leads to. Remove the link, then run the same command again.`,
      );
    }
    const end = begin("Installing packages", " (once; a minute or two)");
    const [node, npm] = npmCommand(...INSTALL);
    const { status } = spawnSync(node, npm, { stdio: ["ignore", "ignore", "inherit"] });
    if (status !== 0)
      fail("npm ci failed. Its words are above; with the network back, run the same command again.");
    writeFileSync(PACKAGES_MARK, lock);
    end();
  }
  const building = buildDatabase(hashOf(lock, process.versions.modules));
  const database = async () => {
    const sentence = await building;
    if (sentence) fail(sentence);
  };
  return { database };
}

/** The same, where there is nothing to do meanwhile. */
export const ensureInstalled = () => installPackages().database();

/**
 * What checks types, and the form of the text, is installed apart, since no start needs it. Returns the paths
 * of the compiler and the linter.
 */
export async function installCheckers() {
  const checkers = {
    compiler: `${CHECKERS}/${PACKAGES}/typescript-native/bin/tsc`,
    linter: `${CHECKERS}/${PACKAGES}/@biomejs/biome/bin/biome`,
  };
  const lock = hashOfLock(join(CHECKERS, LOCK));
  const mark = join(CHECKERS, PACKAGES_MARK);
  if (readMark(mark) === lock) return checkers;
  const { status, output } = await run(...npmCommand(...INSTALL), { cwd: CHECKERS });
  if (status !== 0)
    fail(
      `${output}\nnpm ci failed in ${CHECKERS}. Its words are above; with the network back, run the same command again.`,
    );
  writeFileSync(mark, lock);
  return checkers;
}

/** For commands that run beside a live server, whose packages an installation would take away. */
export function requireInstalled() {
  requireNode(20, 19);
  if (!existsSync(NPM_MARK))
    fail("Packages are missing. Run `npm start` first, then the same command again.");
}

/**
 * better-sqlite3's install script fetches a prebuilt SQLite, or compiles one. A new Node needs another.
 * Resolves with what to type where there is still none, else with null.
 */
async function buildDatabase(wanted) {
  if (readMark(DATABASE_MARK) === wanted) return null;
  if (!opensDatabase()) {
    const end = begin("Building SQLite", " (once for each version of Node; a minute where it is compiled)");
    const { status, output } = await run(...npmCommand(...REBUILD, "--loglevel=error"), {
      env: forCompiler(),
    });
    if (!opensDatabase())
      return `${output}\n${status !== 0 ? noCompiler() : existsSync(BINARY) ? wrongBinary : blockedScripts}`;
    end();
  }
  writeFileSync(DATABASE_MARK, wanted);
  return null;
}

/**
 * -O2 compiles a fifth faster than Node's own -O3, and makes a SQLite as fast. Visual C++ takes its flags
 * from elsewhere, and has not shown the fault that the header is there for.
 */
function forCompiler() {
  const { CFLAGS = "", CXXFLAGS = "", ...env } = process.env;
  const header = fileURLToPath(new URL("without-object-hooks.h", import.meta.url));
  return { ...env, CFLAGS: `-O2 ${CFLAGS}`.trim(), CXXFLAGS: `-O2 ${CXXFLAGS} -include "${header}"`.trim() };
}

/** In a process of its own: a binary for another Node may crash the one that loads it. */
const opensDatabase = () =>
  spawnSync(process.execPath, ["-e", OPEN_DATABASE], { stdio: "ignore" }).status === 0;

const blockedScripts = `SQLite is not built: npm is set to run no install scripts, and better-sqlite3's is needed. Allow it this once, then run the same command again:
  npm ${REBUILD.join(" ")} --ignore-scripts=false`;

const wrongBinary = `SQLite was fetched, and this system cannot load it. Compile it here, then run the same command again:
  npm ${REBUILD.join(" ")} --build-from-source`;

function noCompiler() {
  const compilers = {
    darwin: "xcode-select --install",
    win32:
      'winget install Python.Python.3.13 && winget install Microsoft.VisualStudio.2022.BuildTools --override "--passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"',
    linux: linuxCompiler(),
  };
  return `SQLite could not be built: there is no prebuilt binary for Node ${process.versions.node} on ${process.platform}-${process.arch} within reach, and compiling it failed. What npm said is above. It needs a C++ compiler, make and Python 3; get them, then run the same command again:
  ${compilers[process.platform] ?? "with your system's package manager"}`;
}

function linuxCompiler() {
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  if (existsSync("/sbin/apk")) return `${sudo}apk add build-base python3`;
  if (existsSync("/usr/bin/dnf")) return `${sudo}dnf install gcc-c++ make python3`;
  if (existsSync("/usr/bin/pacman")) return `${sudo}pacman -S base-devel python`;
  if (existsSync("/usr/bin/zypper")) return `${sudo}zypper install gcc-c++ make python3`;
  return existsSync("/usr/bin/apt-get") ? `${sudo}apt-get install build-essential python3` : undefined;
}

/**
 * The npm that runs this command; without one, the one on the path. No shell reads the parameters, on Windows
 * neither.
 */
function npmCommand(...parameters) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli, ...parameters]];
  if (process.platform !== "win32") return ["npm", parameters];
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  return [process.execPath, [beside, ...parameters]];
}

function requireNode(major, minor) {
  const [has = 0, hasMinor = 0] = process.versions.node.split(".").map(Number);
  if (has < major || (has === major && hasMinor < minor)) {
    fail(`Gemwright needs Node ${major}.${minor} or later; this is ${process.versions.node}.`);
  }
}

const readMark = (path) => (existsSync(path) ? readFileSync(path, "utf8") : null);

const hashOfLock = (path) => hashOf(readFileSync(path), process.platform, process.arch);

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
