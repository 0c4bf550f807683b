import { extname } from "node:path";
import { CodedError } from "#contract/errors.ts";
import { DataFolderError } from "../../../db/data-folder.ts";
import { eachOf } from "../../../each-of.ts";
import { type BlobStore, blobName, readOf } from "../../../gateways/blob-store.ts";
import type { BlobJournal } from "./blob-journal.ts";

/** A store, and what it is called in a sentence. */
export interface Blobs {
  place: string;
  address: string;
  store: BlobStore;
}

export interface BlobCounts {
  /** Files of the source that the target has. */
  files: number;
  /** Of them, those that this run has copied or compared. */
  copied: number;
  bytes: number;
  /** Names of files that are damaged in the source, and left out. */
  damaged: string[];
}

const ELSEWHERE = "Name an empty place, such as another prefix.";
/** What a check of the settings leaves in a bucket. */
const PROBE = blobName(Buffer.from("probe"), "txt");

/**
 * Copies the blobs that the target does not have, and reads each back once. Their names are the hashes of
 * their bytes, so that it does no harm to copy one twice.
 */
export async function copyBlobs(
  source: Blobs,
  target: Blobs,
  journal: BlobJournal,
  report: (files: number) => void,
): Promise<BlobCounts> {
  const [there, ours] = [await namesOf(target), await namesOf(source, { withRemoved: true })];
  const counts: BlobCounts = { files: 0, copied: 0, bytes: 0, damaged: [] };
  for (const name of there)
    if (!ours.has(name) && !journal.isOurs(name) && name !== PROBE)
      throw new DataFolderError(
        `${target.place} holds files of another instance: each would remove the other's. ${ELSEWHERE}`,
      );
  await eachOf(ours, async (name) => {
    if (there.has(name) && journal.isCompared(name)) {
      counts.files++;
      return;
    }
    const bytes = await readOf(source.store, name);
    // It was removed since, while a server runs.
    if (!bytes) return;
    if (bytes === "damaged" || !isNamedBy(name, bytes)) {
      counts.damaged.push(name);
      return;
    }
    journal.begin(name);
    if (!there.has(name) || !(await has(target, name))) await put(target, name, bytes);
    journal.compared(name);
    counts.files++;
    counts.copied++;
    counts.bytes += bytes.length;
    report(counts.copied);
  });
  return counts;
}

async function namesOf({ store, place }: Blobs, which?: { withRemoved: boolean }): Promise<Set<string>> {
  const names = new Set<string>();
  try {
    for await (const name of store.names(which)) names.add(name);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new DataFolderError(
      `The files of ${place} cannot be listed. Look at its address, BLOBS_KEY_ID and BLOBS_SECRET.`,
    );
  }
  return names;
}

async function put(target: Blobs, name: string, bytes: Buffer): Promise<void> {
  const isKept = await target.store.put(bytes, extname(name).slice(1)).then(
    () => has(target, name),
    (error) => failed(error, false),
  );
  if (!isKept)
    throw new DataFolderError(
      `${target.place} does not keep what it is given: the file ${name} cannot be read back as it was.`,
    );
}

/** True if the target gives back the bytes that the name promises. */
const has = async ({ store }: Blobs, name: string): Promise<boolean> => {
  const bytes = await store.read(name).catch((error) => failed(error, null));
  return bytes !== null && isNamedBy(name, bytes);
};

const isNamedBy = (name: string, bytes: Uint8Array): boolean =>
  blobName(bytes, extname(name).slice(1)) === name;

const isUnavailable = (error: unknown): boolean =>
  error instanceof CodedError && error.code === "unavailable";

function failed<T>(error: unknown, value: T): T {
  if (isUnavailable(error)) return value;
  throw error;
}
