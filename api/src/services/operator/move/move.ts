import { existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { DatabaseError } from "pg";
import { DataFolderError, takeDataFolder } from "../../../db/data-folder.ts";
import { isBroken } from "../../../db/postgres/errors.ts";
import { openBlobJournal } from "./blob-journal.ts";
import { type BlobCounts, type Blobs, copyBlobs } from "./copy-blobs.ts";
import { copyRows, MOVING, type RowCounts } from "./copy-rows.ts";
import { isInUse, openFolderSource, openPostgresSource } from "./open-source.ts";
import { openFolderTarget, openPostgresTarget } from "./open-target.ts";
import { sharedTables } from "./tables.ts";

export interface Move {
  /** The data folder: one end of the move, unless both are elsewhere. */
  folder: string;
  /** Those of SQLite; PostgreSQL's are in `postgres` below it. */
  migrationsFolder: string;
  /** Addresses of PostgreSQL; null: the data folder's database. Absent: rows stay where they are. */
  rows?: { from: string | null; to: string | null };
  /** The PostgreSQL that has the instance's rows now; null: the data folder has them. */
  database?: string | null;
  /** Absent: files stay where they are. */
  blobs?: { from: Blobs; to: Blobs };
}

export interface Moved {
  /** Nobody wrote meanwhile, all was compared, and a server may start on it. */
  isFinished: boolean;
  rows: RowCounts | null;
  blobs: BlobCounts | null;
}

/**
 * Copies an instance's rows and files to another database and store. While a server runs it copies what is
 * there; once none runs it copies what has changed since, compares everything, and finishes. Each run goes on
 * where the last one was.
 *
 * @param report gets a line now and then
 */
export async function move(what: Move, report: (line: string) => void): Promise<Moved> {
  const release = isUsed(what.folder) ? null : takeDataFolder(what.folder);
  try {
    return await run(what, release !== null, report);
  } catch (error) {
    throw readable(error);
  } finally {
    release?.();
  }
}

async function run(what: Move, isFree: boolean, report: (line: string) => void): Promise<Moved> {
  // No file is copied to a place that the rows may not go to.
  const ends = what.rows ? await openEnds(what, what.rows, isFree) : null;
  try {
    const isStill = ends ? ends.source.isStill : isFree && !(what.database && (await isInUse(what.database)));
    const blobs = what.blobs ? await moveBlobs(what.folder, what.blobs, report) : null;
    const rows = ends ? await moveRows(ends, report) : null;
    const isFinished = isStill && (rows?.faults.length ?? 0) === 0;
    if (isFinished) {
      await ends?.target.finish();
      if (what.blobs) openBlobJournal(what.folder, what.blobs.to.address).remove();
    }
    return { isFinished, rows, blobs };
  } finally {
    await ends?.source.close();
    await ends?.target.close();
  }
}

/** Whether a server has the folder's lock. */
function isUsed(folder: string): boolean {
  const path = join(folder, "server.lock");
  if (!existsSync(path)) return false;
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return false;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    lock.close();
  }
}

type Ends = Awaited<ReturnType<typeof openEnds>>;

async function openEnds(
  { folder, migrationsFolder }: Move,
  { from, to }: NonNullable<Move["rows"]>,
  isFree: boolean,
) {
  const postgres = join(migrationsFolder, "postgres");
  const source = from
    ? await openPostgresSource(from, postgres, isFree)
    : openFolderSource(folder, migrationsFolder, isFree);
  try {
    const instance = await source.fact("instance");
    if (instance === null) throw new DataFolderError(`There is no instance in ${source.place}.`);
    if ((await source.fact(MOVING)) !== null)
      throw new DataFolderError(`${source.place} is itself being filled: its own move is not finished.`);
    const target = to
      ? await openPostgresTarget(to, postgres, instance)
      : await openFolderTarget(folder, migrationsFolder, instance);
    return { source, target };
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Files and rows between two lines of the report. */
const EACH = 10_000;

async function moveBlobs(
  folder: string,
  { from, to }: NonNullable<Move["blobs"]>,
  report: (line: string) => void,
): Promise<BlobCounts> {
  return copyBlobs(from, to, openBlobJournal(folder, to.address), (files) => {
    if (files % EACH === 0) report(`${files} files copied or compared`);
  });
}

async function moveRows({ source, target }: Ends, report: (line: string) => void): Promise<RowCounts> {
  return copyRows(source, target, sharedTables(source, target), (table, rows) => {
    if (rows > 0 && rows % EACH === 0) report(`${rows} rows of ${table} copied`);
  });
}

function readable(error: unknown): unknown {
  if (isBroken(error))
    return new DataFolderError(
      "The connection to PostgreSQL was lost. Run the same command again: it goes on where it was.",
    );
  if (!(error instanceof DatabaseError)) return error;
  const where = error.table ? ` (table ${error.table})` : "";
  return new DataFolderError(`PostgreSQL says: ${error.message}${where}. ${error.detail ?? ""}`.trim());
}
