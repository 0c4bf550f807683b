import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A folder that a setting names, in words for the operator. */
interface NamedFolder {
  what: string;
  variable: "DATA_DIR" | "BACKUP_DIR";
  /** What is in it that the server writes to: somebody else may have put it there. */
  contents: readonly string[];
}

const CONTENTS = [
  ...["", "-wal", "-shm"].map((end) => `gemwright.db${end}`),
  "server-key",
  "server.lock",
  "database-exists",
  "blobs",
  "backups",
  "sandbox",
  "sandbox/journal",
];
export const dataFolder: NamedFolder = { what: "data folder", variable: "DATA_DIR", contents: CONTENTS };
export const backupFolder: NamedFolder = { what: "backup folder", variable: "BACKUP_DIR", contents: [] };

/** Makes a folder if it is missing; answers why this user cannot write to it. */
export function makeWritable(folder: string, named: NamedFolder): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // The check below says what is wrong.
  }
  return writeProblem(folder, named);
}

/** Why this user cannot write to a folder, with the command that changes it; null if nothing is wrong. */
export function writeProblem(folder: string, { what, variable, contents }: NamedFolder): string | null {
  const code = tryToWrite(folder);
  const path = resolve(folder);
  if (code === null) {
    const foreign = contents.filter((name) => isForeign(join(path, name)));
    if (foreign.length === 0) return null;
    return `The ${what} ${path} has ${foreign.join(" and ")} of another user in it.${ownCommand(path)}`;
  }
  const there = nearest(path);
  if (!statSync(there).isDirectory()) {
    const advice = `Set ${variable} to another folder, or run: mv ${there} ${there}.old`;
    return `The ${what} ${path} cannot be made, because ${there} is a file. ${advice}`;
  }
  if (FULL.includes(code)) return `The disk of the ${what} ${path} is full. Make room there.`;
  const isMissing = there !== path;
  const problem = `The ${what} ${path} cannot be ${isMissing ? "made" : "written to"}.`;
  const mend = code === "EROFS" ? READ_ONLY : "";
  return `${problem}${mend}${ownCommand(path, isMissing)}`;
}

const FULL = ["ENOSPC", "EDQUOT"];
const READ_ONLY =
  " This process may only read there: in a container mount a volume at that path, under systemd add it to ReadWritePaths.";

/** What gives a folder to this user. */
export function ownCommand(path: string, isMissing = false): string {
  const { uid, gid } = userInfo();
  if (uid < 0) return "";
  return ` Run as root: ${isMissing ? `mkdir -p ${path} && ` : ""}chown -R ${uid}:${gid} ${path}`;
}

/** Tries to write; answers the code of the failure. If the folder does not exist yet, its nearest parent decides. */
function tryToWrite(folder: string): string | null {
  try {
    if (existsSync(folder)) rmSync(mkdtempSync(join(folder, ".check-")), { recursive: true });
    else accessSync(nearest(resolve(folder)), constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

function isForeign(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/** A path, or what exists of the folders that it is in. */
export const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
