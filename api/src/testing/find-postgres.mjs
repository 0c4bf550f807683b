import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's programs, the newest that Debian has; null where it is not installed.
 *
 * @returns {string | null}
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, "bin"));
  return folders.filter((folder) => existsSync(join(folder, "initdb"))).at(-1) ?? null;
}
