import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { CodedError } from "#contract/errors.ts";

/** Immutable files named `{sha256}.{ext}`. */
export interface BlobStore {
  /** Durable when it resolves; so a row that names the blob is committed after it. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** Null where there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Whether it can be written to. */
  probe(): Promise<boolean>;
}

export const blobName = (bytes: Uint8Array, extension: string): string =>
  `${createHash("sha256").update(bytes).digest("hex")}.${extension}`;

const BLOB_NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Blobs as files of a folder, in sub-folders by their first two digits. */
export function createFileBlobs(folder: string): BlobStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      if (await isThere(pathOf(name))) return name;
      await writeDurably(join(folder, name.slice(0, 2)), pathOf(name), bytes);
      return name;
    },
    async read(name) {
      if (!BLOB_NAME.test(name)) return null;
      return readFile(pathOf(name)).catch(() => null);
    },
    async probe() {
      const path = join(folder, `probe-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeSynced(path, Buffer.from("probe"));
      await rm(path, { force: true });
      return true;
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

/** Temporary file, fsync, rename, fsync of the folder: after a crash it is there whole, or not at all. */
async function writeDurably(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeSynced(temporary, bytes);
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    throw new CodedError(code === "ENOSPC" || code === "EDQUOT" ? "storage_full" : "unavailable");
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
