import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { begin, runNode } from "./run.mjs";

const MARK = "dist/.sources";
const rooms = ["contract", "composer", "launch", "web", "api", "sandbox", "tooling"];
const files = ["package-lock.json", "package.json", "vite.config.ts"];
const ignored =
  /node_modules|\.test\.tsx?$|pictures-data|(^|\/)testing\/|\.md$|^web\/src\/route-tree\.gen|^web\/public\/sample/;

/** Builds what is stale: the mark holds a hash over every source that goes into `dist`. */
export async function ensureBuilt() {
  const sources = hashSources();
  if (
    existsSync(MARK) &&
    readFileSync(MARK, "utf8") === sources &&
    existsSync("composer/pictures-data/starter.json")
  )
    return;
  const end = begin("Building");
  // In a process of its own: a build changes the environment.
  const { status } = await runNode(["tooling/build.mjs"], { isLive: true });
  if (status !== 0) throw new Error("The build failed. What it said is above.");
  mkdirSync("dist", { recursive: true });
  writeFileSync(MARK, sources);
  end();
}

function hashSources() {
  const hash = createHash("sha256");
  for (const path of [...files, ...rooms.flatMap(walk)].sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll("\\", "/");
    if (ignored.test(path)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}
