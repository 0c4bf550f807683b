import { createHash } from "node:crypto";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { CodedError } from "#contract/errors.ts";
import { DAY } from "#contract/limits.ts";
import { BLOB_NAME, type BlobStore, blobName, createFileBlobs, DamagedBlobError } from "./blob-store.ts";

/** A bucket, on any store that speaks S3. */
export interface Bucket {
  address: BucketAddress;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Kept apart, since an endpoint may have a path of its own. */
interface BucketAddress {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  /** Empty, or with a slash at the end. */
  prefix: string;
}

/** Milliseconds for one try: its bytes included, or the headers of a blob that is opened. */
const DEADLINE = 15_000;
/** Milliseconds before each further try. */
const PAUSES = [100, 400];
/** Milliseconds in which a store that is there takes a few bytes. */
const PROBE_DEADLINE = 4_000;
/** Characters of a name's hash. */
const HASH = 64;
/** Milliseconds: the sweep takes no blob that is younger than twice that. */
const YOUNG = DAY / 2;
/** Where a removed blob waits for a day, in which it can still be read, and comes back if a row names it. */
const TRASH = "trash/";

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…`. Without an endpoint it is Amazon's own of that region. Throws
 * a sentence that says what is missing.
 */
export function readBucketAddress(text: string): Pick<Bucket, "address" | "region"> {
  const url = new URL(text);
  const region = url.searchParams.get("region") ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  if (url.protocol !== "s3:" || url.host === "") throw new Error("must be s3:// with the name of a bucket");
  if (!/^https?:\/\//.test(endpoint)) throw new Error("its endpoint must be an http or https address");
  if (!/^[\w./-]*$/.test(url.pathname))
    throw new Error("its prefix may hold letters, digits, dots, dashes, underscores and slashes");
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    address: {
      endpoint: new URL(endpoint).href.replace(/\/+$/, ""),
      bucket: url.host,
      prefix: prefix && `${prefix}/`,
    },
    region,
  };
}

/** The store of an instance's blobs: its bucket or, without one, the folder in its data folder. */
export const openBlobs = ({ dataDir, bucket }: { dataDir: string; bucket: Bucket | null }): BlobStore =>
  bucket ? createS3Blobs(bucket) : createFileBlobs(join(dataDir, "blobs"));

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Blobs as objects of a bucket. A path is what follows the bucket's prefix: a blob's name, in the trash or not. A
 * removal is a move into the trash, since another server may put the same blob while it is removed, and a bucket may
 * act on a DELETE long after it was sent.
 */
export function createS3Blobs(
  { address: { endpoint, bucket, prefix }, region, accessKeyId, secretAccessKey }: Bucket,
  deadline = DEADLINE,
): BlobStore {
  // It would try again by itself, without an end to it in sight.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const addressOf = (path: string) => new URL(`${endpoint}/${bucket}/${prefix}${path}`);

  /** An answer, whole. */
  const ask = (url: URL, init: RequestInit = {}, end?: AbortSignal): Promise<Answer> =>
    tryAgain(async () => {
      const answer = await client.fetch(url.href, { ...init, signal: end ?? AbortSignal.timeout(deadline) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, bytes };
    }, end);

  /** An answer with a deadline for its headers alone: its bytes may be read slowly. An error comes without them. */
  const begin = (url: URL): Promise<Response> =>
    tryAgain(async () => {
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(), deadline);
      try {
        const answer = await client.fetch(url.href, { signal: silence.signal });
        if (!answer.ok) await answer.body?.cancel();
        return answer;
      } finally {
        clearTimeout(timer);
      }
    });

  async function head(path: string, end?: AbortSignal): Promise<Answer | null> {
    const answer = await ask(addressOf(path), { method: "HEAD" }, end);
    return foundIn(answer);
  }

  const isOlder = async (path: string, time: number): Promise<boolean> =>
    // Of a whole second, so that it may lie a second too early.
    changedAt(await head(path)) + 1_000 <= time;

  async function get(path: string) {
    const answer = foundIn(await ask(addressOf(path)));
    if (!answer) return null;
    const { bytes } = answer;
    const name = basename(path);
    // Both by the bucket's own clock.
    const age = Date.parse(answer.headers.get("date") ?? "") - changedAt(answer);
    return { bytes, isRight: blobName(bytes, name.slice(HASH + 1)) === name, isYoung: age < YOUNG };
  }

  async function write(name: string, bytes: Uint8Array, end?: AbortSignal): Promise<void> {
    // The store checks the bytes against their hash, which is what they are named by.
    const headers = { "x-amz-content-sha256": name.slice(0, HASH) };
    requireDone(await ask(addressOf(name), { method: "PUT", body: new Uint8Array(bytes), headers }, end));
    // A store that says yes and has it not is found here, before a row names the blob.
    if (sizeOf(await head(name, end)) !== bytes.length) throw new CodedError("unavailable");
  }

  /** False if there is nothing to copy. */
  async function copy(from: string, to: string): Promise<boolean> {
    const size = sizeOf(await head(from));
    if (Number.isNaN(size)) return false;
    const headers = {
      "x-amz-copy-source": `/${bucket}/${prefix}${from}`,
      // A copy onto itself has to change something.
      "x-amz-metadata-directive": "REPLACE",
    };
    if (!foundIn(await ask(addressOf(to), { method: "PUT", headers }))) return false;
    if (sizeOf(await head(to)) !== size) throw new CodedError("unavailable");
    return true;
  }

  async function drop(path: string): Promise<void> {
    foundIn(await ask(addressOf(path), { method: "DELETE" }));
  }

  /** Puts a blob back that lies in the trash. False if it does not, or is damaged. */
  async function restore(name: string): Promise<boolean> {
    const found = await get(TRASH + name);
    if (!found?.isRight) return false;
    await write(name, found.bytes);
    return true;
  }

  /** The names in a folder of the bucket, and when each was changed: NaN where the store does not say. */
  async function* list(folder: string): AsyncIterable<{ name: string; changedAt: number }> {
    let next: string | null = "";
    while (next !== null) {
      const url = new URL(`${endpoint}/${bucket}/`);
      url.searchParams.set("list-type", "2");
      if (prefix + folder) url.searchParams.set("prefix", prefix + folder);
      if (next) url.searchParams.set("continuation-token", next);
      const page = String(requireDone(await ask(url)).bytes);
      for (const [, object = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const of = (field: string) => object.split(`<${field}>`)[1]?.split("<")[0] ?? "";
        const name = of("Key").slice((prefix + folder).length);
        if (BLOB_NAME.test(name)) yield { name, changedAt: Date.parse(of("LastModified")) };
      }
      next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? null;
    }
  }

  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      const found = await get(name);
      if (found?.isRight && found.isYoung) return name;
      // Rows may name it already, and the store may keep less of it this time.
      if (found?.isRight) await copy(name, TRASH + name);
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
      let answer = await begin(addressOf(name));
      if (answer.status === 404) answer = await begin(addressOf(TRASH + name));
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
      return (await copy(name, name)) || restore(name);
    },
    async *names({ withRemoved } = { withRemoved: false }) {
      for await (const { name } of list("")) yield name;
      // In this order none is missed that moves meanwhile: one that comes back stays in the trash for a while.
      if (withRemoved) for await (const { name } of list(TRASH)) yield name;
    },
    async remove(name, time) {
      if (!BLOB_NAME.test(name) || !(await isOlder(name, time))) return false;
      // A DELETE of an earlier copy in the trash may still act: this one waits until it is long over.
      if ((await head(TRASH + name)) || !(await copy(name, TRASH + name))) return false;
      await drop(name);
      return true;
    },
    async cleanUp(time, isNamed) {
      for await (const { name, changedAt } of list(TRASH)) {
        if (isNamed(name) && !(await get(name))?.isRight) await restore(name);
        else if (!(changedAt >= time) && (await isOlder(TRASH + name, time))) await drop(TRASH + name);
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

/**
 * Answers with less than 500, and with anything but "slow down". Another try does no harm: the names say what is in
 * them.
 */
async function tryAgain<T extends { status: number }>(ask: () => Promise<T>, end?: AbortSignal): Promise<T> {
  for (const pause of [...PAUSES, null]) {
    try {
      const answer = await ask();
      if (answer.status < 500 && answer.status !== 429) return answer;
    } catch {
      // The next try may find the network again.
    }
    if (end?.aborted) break;
    if (pause !== null) await sleep(pause);
  }
  throw new CodedError("unavailable");
}

function requireDone(answer: Answer): Answer {
  if (answer.status >= 300) throw new CodedError("unavailable");
  return answer;
}

/** Null if it says that there is no such object. */
const foundIn = (answer: Answer): Answer | null => (answer.status === 404 ? null : requireDone(answer));

type Headed = Pick<Answer, "headers"> | null;

/** NaN if there is none. */
const sizeOf = (answer: Headed): number => Number(answer?.headers.get("content-length") ?? Number.NaN);
const changedAt = (answer: Headed): number => Date.parse(answer?.headers.get("last-modified") ?? "");

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
