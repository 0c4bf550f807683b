/** @module-tag slow */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const script = resolve("tooling/release.mjs");
const NOTES = "### Added\n\n- A frog.\n- A hat for the frog.";
const HEAD = "# Changelog\n\nWhat is new.\n\n";

const changelog = (unreleased: string, older = "") => `${HEAD}## [Unreleased]\n\n${unreleased}\n${older}`;

/** A repository on `main`, at version 0.1.0, with one commit. */
function createRepository(text = changelog(NOTES)) {
  const folder = mkdtempSync(join(tmpdir(), "gem-release-"));
  const who = { name: "Ada", email: "ada@gem.example" };
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test" as const,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    ...{ GIT_AUTHOR_NAME: who.name, GIT_AUTHOR_EMAIL: who.email },
    ...{ GIT_COMMITTER_NAME: who.name, GIT_COMMITTER_EMAIL: who.email },
  };
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: folder, env, encoding: "utf8" }).trimEnd();
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const version = "0.1.0";
  write("package.json", json({ name: "frog", version, private: true }));
  write("package-lock.json", json({ name: "frog", version, packages: { "": { name: "frog", version } } }));
  write("CHANGELOG.md", text);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
  const release = (...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  /** Everything that a release could change. */
  const state = () => [git("log", "--format=%H"), git("tag"), git("status", "--porcelain")];
  return { git, write, read, release, state };
}

describe("a release", () => {
  it("moves what is unreleased to its version, with the date, and leaves an empty section", () => {
    const older = "\n## [0.1.0] - 2024-01-01\n\n- The pond.\n";
    const { read, release } = createRepository(changelog(NOTES, older));
    expect(release("minor").status).toBe(0);
    const text = read("CHANGELOG.md").replace(/\[0\.2\.0\] - \d{4}-\d\d-\d\d$/m, "[0.2.0] - DATE");
    expect(text).toBe(`${HEAD}## [Unreleased]\n\n## [0.2.0] - DATE\n\n${NOTES}\n${older}`);
  });

  it("sets the version in package.json and in the lock file, and changes nothing else there", () => {
    const { git, read, release } = createRepository();
    release("2.0.1");
    expect(JSON.parse(read("package.json"))).toEqual({ name: "frog", version: "2.0.1", private: true });
    expect(JSON.parse(read("package-lock.json"))).toEqual({
      name: "frog",
      version: "2.0.1",
      packages: { "": { name: "frog", version: "2.0.1" } },
    });
    expect(git("diff", "--numstat", "HEAD~1", "--", "package.json", "package-lock.json")).toBe(
      "2\t2\tpackage-lock.json\n1\t1\tpackage.json",
    );
  });

  it("is one commit and a tag whose message is the notes, headings and all", () => {
    const { git, release } = createRepository();
    release("patch");
    expect(git("log", "--format=%s")).toBe("Release 0.1.1\nBegin");
    expect(git("rev-parse", "v0.1.1^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("tag", "--list", "--format=%(contents)", "v0.1.1")).toContain(`Version 0.1.1\n\n${NOTES}`);
    expect(git("status", "--porcelain")).toBe("");
  });

  it("prints the notes and what to push, and pushes nothing", () => {
    const { git, release } = createRepository();
    const elsewhere = mkdtempSync(join(tmpdir(), "gem-remote-"));
    git("init", "--quiet", "--bare", elsewhere);
    git("remote", "add", "origin", elsewhere);
    const { stdout } = release("major");
    expect(stdout).toContain(NOTES);
    expect(stdout).toContain("git push --atomic origin main v1.0.0");
    expect(git("ls-remote", "origin")).toBe("");
  });

  it("takes the current version where it has no tag yet", () => {
    const { git, read, release } = createRepository();
    expect(release("0.1.0").status).toBe(0);
    expect(git("tag")).toBe("v0.1.0");
    expect(read("CHANGELOG.md")).toMatch(/^## \[0\.1\.0\] - /m);
  });

  it("only prints in a dry run", () => {
    const { release, state } = createRepository();
    const before = state();
    const { status, stdout } = release("minor", "--dry-run");
    expect([status, stdout]).toEqual([0, expect.stringContaining(NOTES)]);
    expect(stdout).toContain("the tag v0.2.0");
    expect(state()).toEqual(before);
  });
});

describe("a release is refused", () => {
  type Repository = ReturnType<typeof createRepository>;
  const refused: [why: string, words: RegExp, text: string, arrange: (repository: Repository) => void][] = [
    [
      "with changes that are not committed",
      /^Commit or remove these changes first:\n\?\? hat\.txt$/m,
      changelog(NOTES),
      ({ write }) => write("hat.txt", ""),
    ],
    [
      "off main",
      /^A release is made on main; this is pond\.$/m,
      changelog(NOTES),
      ({ git }) => void git("checkout", "--quiet", "-b", "pond"),
    ],
    [
      "on no branch",
      /this is no branch\.$/m,
      changelog(NOTES),
      ({ git }) => void git("checkout", "--quiet", "--detach"),
    ],
    [
      "with nothing unreleased, only headings",
      /nothing under "## \[Unreleased\]"/,
      changelog("### Added\n", "\n## [0.1.0] - 2024-01-01\n\n- The pond.\n"),
      () => {},
    ],
    ["without such a section", /has no section/, HEAD, () => {}],
    [
      "where the tag exists",
      /^The tag v0\.2\.0 exists already\.$/m,
      changelog(NOTES),
      ({ git }) => void git("tag", "v0.2.0"),
    ],
  ];
  it.each(refused)("%s", (_, words, text, arrange) => {
    const repository = createRepository(text);
    arrange(repository);
    const before = repository.state();
    for (const options of [[], ["--dry-run"]]) {
      const { status, stdout, stderr } = repository.release("minor", ...options);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(words);
    }
    expect(repository.state()).toEqual(before);
  });

  it("for a version that goes back", () => {
    const { release } = createRepository();
    expect(release("0.0.9")).toMatchObject({
      status: 1,
      stderr: "0.0.9 comes before 0.1.0, the current version.\n",
    });
  });

  it.each([[[]], [["frog"]], [["1.2"]], [["v1.2.3"]], [["patch", "minor"]], [["--push"]]])(
    "without a version that is one: %j",
    (parameters) => {
      const { status, stderr } = createRepository().release(...parameters);
      expect([status, stderr]).toEqual([1, expect.stringContaining("Say which version")]);
    },
  );
});

it("leaves the form of this repository's own files as it is", () => {
  for (const path of ["package.json", "package-lock.json"]) {
    const text = readFileSync(path, "utf8");
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n` === text, path).toBe(true);
  }
});
