import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeProblem } from "../db/data-folder.ts";
import type { Env } from "../env.ts";

/** What is wrong with the folders that a server would use, one line each. */
export function checkFolders(env: Pick<Env, "DATA_DIR" | "MIGRATIONS_DIR">): string[] {
  const problem = writeProblem(env.DATA_DIR);
  const problems = problem === null ? [] : [`DATA_DIR: ${problem}`];
  if (!existsSync(join(env.MIGRATIONS_DIR, "meta", "_journal.json"))) {
    problems.push(`MIGRATIONS_DIR: there are no migrations in ${env.MIGRATIONS_DIR}`);
  }
  return problems;
}
