// `npm run release -- <version|patch|minor|major> [--dry-run]`: makes a commit and a tag of what CHANGELOG.md has under
// Unreleased. It pushes nothing: what it made can be looked at, and taken back, before anybody sees it.
// `npm run release -- archive [folder]`: the archive of what is checked out.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const BRANCH = "main";
const CHANGELOG = "CHANGELOG.md";
const PACKAGE = "package.json";
const LOCK = "package-lock.json";
const UNRELEASED = "## [Unreleased]";

class Refusal extends Error {}

try {
  const parameters = process.argv.slice(2);
  if (parameters[0] === "archive") await archive(parameters[1]);
  else release(readParameters(parameters));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function archive(folder) {
  const { ensureInstalled } = await import("./ensure-installed.mjs");
  await ensureInstalled();
  const [{ ensureBuilt }, { makeArchive }] = await Promise.all([
    import("./ensure-built.mjs"),
    import("./archive.mjs"),
  ]);
  await ensureBuilt();
  console.log(`Made ${await makeArchive(folder)}, and SHA256SUMS beside it.`);
}

function release({ wanted, isDryRun }) {
  requireCleanMain();
  const version = nextVersion(readJson(PACKAGE).version, wanted);
  const tag = `v${version}`;
  if (git("tag", "--list", tag) !== "") throw new Refusal(`The tag ${tag} exists already.`);
  const changelog = readChangelog();
  console.log(`Notes of ${version}:\n\n${changelog.notes}\n`);
  if (isDryRun) {
    console.log(
      `This was a dry run. Without it there would be a commit "Release ${version}" and the tag ${tag}.`,
    );
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, changelog.released(`## [${version}] - ${today}`));
  writeVersion(version);
  git("commit", "--quiet", "--message", `Release ${version}`, "--", CHANGELOG, PACKAGE, LOCK);
  // Git would take the notes' own headings for comments, and leave them out.
  const message = `Version ${version}\n\n${changelog.notes}\n`;
  git("tag", "--annotate", "--cleanup=whitespace", "--message", message, tag);
  console.log(`Made the commit "Release ${version}" and the tag ${tag}. To publish both:

  git push --atomic origin ${BRANCH} ${tag}

To make the archive for this system and this Node: npm run release -- archive

To take both back: git tag --delete ${tag} && git reset --hard HEAD~1`);
}

function readParameters(parameters) {
  const words = parameters.filter((each) => each !== "--dry-run");
  const [wanted = ""] = words;
  if (words.length !== 1 || !/^(patch|minor|major|\d+\.\d+\.\d+)$/.test(wanted))
    throw new Refusal(
      "Say which version: npm run release -- <patch|minor|major, or a version such as 1.2.3> [--dry-run], or make the archive: npm run release -- archive",
    );
  return { wanted, isDryRun: words.length < parameters.length };
}

function requireCleanMain() {
  const branch = git("branch", "--show-current");
  if (branch !== BRANCH)
    throw new Refusal(`A release is made on ${BRANCH}; this is ${branch || "no branch"}.`);
  const changes = git("status", "--porcelain");
  if (changes !== "") throw new Refusal(`Commit or remove these changes first:\n${changes}`);
}

/** The current version may be released itself, as long as it has no tag. */
function nextVersion(current, wanted) {
  const [major = 0, minor = 0, patch = 0] = current.split(".").map(Number);
  const next = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  const version = next[wanted] ?? wanted;
  if (isBefore(version, current))
    throw new Refusal(`${version} comes before ${current}, the current version.`);
  return version;
}

function isBefore(one, other) {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  const at = left.findIndex((number, place) => number !== right[place]);
  return at >= 0 && left[at] < right[at];
}

/** What stands under Unreleased, and the whole text with a heading of its own for it. */
function readChangelog() {
  const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, "utf8") : "";
  const [before, after] = text.split(`${UNRELEASED}\n`);
  if (after === undefined) throw new Refusal(`${CHANGELOG} has no section "${UNRELEASED}".`);
  const end = after.search(/^## /m);
  const notes = (end < 0 ? after : after.slice(0, end)).trim();
  if (notes.replace(/^#.*$/gm, "").trim() === "")
    throw new Refusal(`${CHANGELOG} has nothing under "${UNRELEASED}": write down what is new first.`);
  const older = end < 0 ? "" : `\n${after.slice(end)}`;
  return { notes, released: (heading) => `${before}${UNRELEASED}\n\n${heading}\n\n${notes}\n${older}` };
}

function writeVersion(version) {
  writeJson(PACKAGE, { ...readJson(PACKAGE), version });
  const lock = readJson(LOCK);
  const root = { ...lock.packages[""], version };
  writeJson(LOCK, { ...lock, version, packages: { ...lock.packages, "": root } });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

function git(...parameters) {
  return execFileSync("git", parameters, { encoding: "utf8" }).trimEnd();
}
