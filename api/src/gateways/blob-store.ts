import { createHash, randomUUID } from "node:crypto";
import { readFile, rmSync } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CodedError } from "#contract/errors.ts";

export interface OpenBlob {
  /** Bytes. */
  size: number;
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A store has other bytes than a name promises. To clients the file is unavailable. */
export class DamagedBlobError extends CodedError {
  constructor() {
    super("unavailable");
  }
}

/** Immutable files named `{sha256}.{ext}`. */
export interface BlobStore {
  /** The blob is durable when this resolves. Commit a row that names it only afterwards. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** Null where there is none. A bucket's are compared with their names. @throws DamagedBlobError */
  read(name: string): Promise<Buffer | null>;
  /** The same, read as somebody takes it, so that it is never in memory as a whole. */
  open(name: string): Promise<OpenBlob | null>;
  /** Makes a blob as young as if it were put now. False if there is none. */
  renew(name: string): Promise<boolean>;
  /**
   * The names of all blobs, in no order. One that is put meanwhile may be missing. `withRemoved` adds those that were
   * removed and can still be read; a name may then come twice.
   */
  names(which?: { withRemoved: boolean }): AsyncIterable<string>;
  /**
   * Removes a blob, unless it was put since `time` (milliseconds since 1970). True if it was removed; it may still be
   * read until `cleanUp`.
   */
  remove(name: string, time: number): Promise<boolean>;
  /**
   * Removes for good what a crash left half written and what was removed, both before `time`. A blob that was removed
   * and is named nevertheless comes back.
   */
  cleanUp(time: number, isNamed: (name: string) => boolean): Promise<void>;
  /** Whether it can be written to. */
  probe(): Promise<boolean>;
}

/** For a copy of all blobs, which goes on beside a damaged one. */
export const readOf = (store: BlobStore, name: string): Promise<Buffer | "damaged" | null> =>
  store.read(name).catch((error: unknown) => {
    if (error instanceof DamagedBlobError) return "damaged";
    throw error;
  });

export const blobName = (bytes: Uint8Array, extension: string): string =>
  `${createHash("sha256").update(bytes).digest("hex")}.${extension}`;

export const BLOB_NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** With less work of this thread than the one of `node:fs/promises`, which opens a handle for it. */
const readWhole = promisify(readFile);

/** Blobs as files of a folder, in sub-folders by their first two digits. */
export function createFileBlobs(folder: string): BlobStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const unfinished = join(folder, "unfinished");
  const puts = createPutNotes();
  async function renew(name: string): Promise<boolean> {
    puts.note(name);
    return isRenewed(pathOf(name));
  }
  return {
    renew,
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      if (await renew(name)) return name;
      await writeDurably(unfinished, join(folder, name.slice(0, 2)), name, bytes);
      return name;
    },
    async *names() {
      for (const shelf of await namesIn(folder)) {
        for await (const name of entriesOf(join(folder, shelf))) if (BLOB_NAME.test(name)) yield name;
      }
    },
    async remove(name, time) {
      if (!BLOB_NAME.test(name) || (await changedAt(pathOf(name))) >= time || puts.isSince(name, time))
        return false;
      rmSync(pathOf(name), { force: true });
      return true;
    },
    async read(name) {
      if (!BLOB_NAME.test(name)) return null;
      return readWhole(pathOf(name)).catch(() => null);
    },
    async open(name) {
      const info = BLOB_NAME.test(name) ? await stat(pathOf(name)).catch(() => null) : null;
      return info && { size: info.size, bytes: readInPieces(pathOf(name), info.size) };
    },
    async cleanUp(time) {
      for await (const name of entriesOf(unfinished)) {
        const path = join(unfinished, name);
        if ((await changedAt(path)) < time) await rm(path, { force: true });
      }
    },
    async probe() {
      const path = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      await writeSynced(path, Buffer.from("probe"));
      await rm(path, { force: true });
      return true;
    },
  };
}

/** Milliseconds that a put is remembered: far longer than removing a file takes. */
const REMEMBERED = 3_600_000;

/**
 * When this process last put each blob. Noted before the disk is asked and read right before a file is
 * unlinked, so that no blob is removed after it was found and before a row names it.
 */
function createPutNotes() {
  const putAt = new Map<string, number>();
  return {
    note(name: string) {
      const now = Date.now();
      // Each note makes room for itself, so that there is never much to forget at once. The oldest come
      // first.
      let places = 2;
      for (const [old, at] of putAt) {
        if (at >= now - REMEMBERED || places-- === 0) break;
        putAt.delete(old);
      }
      putAt.delete(name);
      putAt.set(name, now);
    },
    isSince: (name: string, time: number) => (putAt.get(name) ?? 0) >= time,
  };
}

/** True if the file existed; its time is renewed. */
async function isRenewed(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The same, a few at a time: a shelf may hold thousands. */
async function* entriesOf(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { bufferSize: 128 }).catch(() => []);
  for await (const { name } of entries) yield name;
}

/** Later than any time if there is no such file. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );

const PIECE = 64 * 1024;

/** The file is open only while a piece is read: a thousand clients that do not read keep none open. */
function readInPieces(path: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const file = await open(path);
        try {
          const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(PIECE, size - at)), {
            position: at,
          });
          if (bytesRead === 0) throw new Error("A blob is shorter than it was.");
          at += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (at >= size) controller.close();
        } finally {
          await file.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
}

/** The disk is full, the quota is used up, or the file may not grow (`ulimit -f`). */
const NO_SPACE: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Temporary file, fsync, rename, fsync of the folder: after a crash the file is complete or absent. */
async function writeDurably(
  unfinished: string,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const temporary = join(unfinished, randomUUID());
  try {
    await withFolder(unfinished, () => writeSynced(temporary, bytes));
    await withFolder(folder, () => rename(temporary, join(folder, name)));
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new CodedError(NO_SPACE.has(code) ? "storage_full" : "unavailable");
  }
}

/** The folder is nearly always there, so it is made where the work has not found it. */
async function withFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await mkdir(folder, { recursive: true });
    await work();
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
