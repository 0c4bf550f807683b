import { accessSync, constants, existsSync, mkdtempSync, rmSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Env } from "../env.ts";

/** What is wrong with the folders that a server would use, one line each. */
export function checkFolders(env: Pick<Env, "DATA_DIR" | "MIGRATIONS_DIR">): string[] {
  const problems: string[] = [];
  if (!isWritable(env.DATA_DIR))
    problems.push(`DATA_DIR: ${env.DATA_DIR} cannot be written to. ${mend(env.DATA_DIR)}`);
  if (!existsSync(join(env.MIGRATIONS_DIR, "meta", "_journal.json"))) {
    problems.push(`MIGRATIONS_DIR: there are no migrations in ${env.MIGRATIONS_DIR}`);
  }
  return problems;
}

/** Tries to write. For a folder that does not exist yet, its parent decides. */
function isWritable(folder: string): boolean {
  try {
    if (existsSync(folder)) rmSync(mkdtempSync(join(folder, ".check-")), { recursive: true });
    else accessSync(nearest(resolve(folder)), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));

const mend = (folder: string): string => {
  const { uid, gid } = userInfo();
  return uid < 0 ? "" : `Run: chown -R ${uid}:${gid} ${resolve(folder)}`;
};
