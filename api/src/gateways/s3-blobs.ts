import { createHash } from "node:crypto";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { CodedError } from "#contract/errors.ts";
import { DAY } from "#contract/limits.ts";
import { BLOB_NAME, type BlobStore, blobName, createFileBlobs, DamagedBlobError } from "./blob-store.ts";
import { type Bucket, changedAt, openBucket, sizeOf } from "./s3-bucket.ts";

/** Milliseconds in which a store that is there takes a few bytes. */
const PROBE_DEADLINE = 4_000;
/** Characters of a name's hash. */
const HASH = 64;
/** Milliseconds: the sweep takes no blob that is younger than twice that. */
const YOUNG = DAY / 2;
/** Where a removed blob waits for a day, in which it can still be read, and comes back if a row names it. */
const TRASH = "trash/";

/** The store of an instance's blobs: its bucket or, without one, the folder in its data folder. */
export const openBlobs = ({ dataDir, bucket }: { dataDir: string; bucket: Bucket | null }): BlobStore =>
  bucket ? createS3Blobs(bucket) : createFileBlobs(join(dataDir, "blobs"));

/**
 * Blobs as objects of a bucket. A path is a blob's name, in the trash or not. A removal is a move into the trash, since
 * another server may put the same blob while it is removed, and a bucket may act on a DELETE long after it was sent.
 */
export function createS3Blobs(settings: Bucket, deadline?: number): BlobStore {
  const bucket = openBucket(settings, deadline);

  const isOlder = async (path: string, time: number): Promise<boolean> =>
    // Of a whole second, so that it may lie a second too early.
    changedAt(await bucket.head(path)) + 1_000 <= time;

  async function get(path: string) {
    const answer = await bucket.get(path);
    if (!answer) return null;
    const { bytes } = answer;
    const name = basename(path);
    // Both by the bucket's own clock.
    const age = Date.parse(answer.headers.get("date") ?? "") - changedAt(answer);
    return { bytes, isRight: blobName(bytes, name.slice(HASH + 1)) === name, isYoung: age < YOUNG };
  }

  /** The name says the bytes' hash. */
  const write = (name: string, bytes: Uint8Array, end?: AbortSignal): Promise<void> =>
    bucket.put(name, bytes, name.slice(0, HASH), end);

  /** Puts a blob back that lies in the trash. False if it does not, or is damaged. */
  async function restore(name: string): Promise<boolean> {
    const found = await get(TRASH + name);
    if (!found?.isRight) return false;
    await write(name, found.bytes);
    return true;
  }

  async function* blobsIn(folder: "" | typeof TRASH) {
    for await (const object of bucket.list(folder)) if (BLOB_NAME.test(object.name)) yield object;
  }

  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      const found = await get(name);
      if (found?.isRight && found.isYoung) return name;
      // Rows may name it already, and the store may keep less of it this time.
      if (found?.isRight) await bucket.copy(name, TRASH + name);
      // The same bytes again make it young.
      await write(name, bytes);
      return name;
    },
    async read(name) {
      if (!BLOB_NAME.test(name)) return null;
      const found = await get(name);
      if (found?.isRight) return found.bytes;
      // It stays in the trash: else a stranger's visits would keep a blob that no row names.
      const removed = await get(TRASH + name);
      if (removed?.isRight) return removed.bytes;
      if (found || removed) throw new DamagedBlobError();
      return null;
    },
    async open(name) {
      if (!BLOB_NAME.test(name)) return null;
      let answer = await bucket.begin(name);
      if (answer.status === 404) answer = await bucket.begin(TRASH + name);
      if (answer.status === 404) return null;
      const size = sizeOf(answer);
      if (answer.ok && answer.body && !Number.isNaN(size))
        // Who asks next may find the copy that lies in the trash.
        return {
          size,
          bytes: answer.body.pipeThrough(checkedAs(name, () => void restore(name).catch(() => false))),
        };
      await answer.body?.cancel();
      throw new CodedError("unavailable");
    },
    async renew(name) {
      if (!BLOB_NAME.test(name)) return false;
      return (await bucket.copy(name, name)) || restore(name);
    },
    async *names({ withRemoved } = { withRemoved: false }) {
      for await (const { name } of blobsIn("")) yield name;
      // In this order none is missed that moves meanwhile: one that comes back stays in the trash for a while.
      if (withRemoved) for await (const { name } of blobsIn(TRASH)) yield name;
    },
    async remove(name, time) {
      if (!BLOB_NAME.test(name) || !(await isOlder(name, time))) return false;
      // A DELETE of an earlier copy in the trash may still act: this one waits until it is long over.
      if ((await bucket.head(TRASH + name)) || !(await bucket.copy(name, TRASH + name))) return false;
      await bucket.drop(name);
      return true;
    },
    async cleanUp(time, isNamed) {
      for await (const { name, changedAt } of blobsIn(TRASH)) {
        if (isNamed(name) && !(await get(name))?.isRight) await restore(name);
        else if (!(changedAt >= time) && (await isOlder(TRASH + name, time))) await bucket.drop(TRASH + name);
      }
    },
    async probe() {
      const bytes = Buffer.from("probe");
      const name = blobName(bytes, "txt");
      await write(name, bytes, AbortSignal.timeout(PROBE_DEADLINE));
      return true;
    },
  };
}

/** Passes bytes on, the last of them only if all are those that the name promises. */
function checkedAs(
  name: string,
  onDamaged: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const hash = createHash("sha256");
  let last: Uint8Array<ArrayBuffer> | null = null;
  return new TransformStream({
    transform(part, controller) {
      hash.update(part);
      if (last) controller.enqueue(last);
      last = part;
    },
    flush(controller) {
      if (hash.digest("hex") !== name.slice(0, HASH)) {
        onDamaged();
        throw new Error("The bucket gave other bytes.");
      }
      if (last) controller.enqueue(last);
    },
  });
}
