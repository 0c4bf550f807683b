import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { CodedError } from "#contract/errors.ts";
import { BLOB_NAME, type BlobStore, blobName, createFileBlobs, createPutNotes } from "./blob-store.ts";

/** A bucket, on any store that speaks S3. */
export interface Bucket {
  /** With bucket and prefix, and a slash at the end. */
  address: URL;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one try, its bytes included. */
const DEADLINE = 15_000;
/** Milliseconds before each further try. */
const PAUSES = [100, 400];
/** Milliseconds in which a store that is there takes a few bytes. */
const PROBE_DEADLINE = 4_000;
/** Characters of a name. */
const HASH = 64;

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
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  const path = [url.host, prefix].filter(Boolean).join("/");
  return { address: new URL(`${path}/`, `${endpoint.replace(/\/$/, "")}/`), region };
}

/** The store of an instance's blobs: its bucket or, without one, the folder in its data folder. */
export const openBlobs = ({ dataDir, bucket }: { dataDir: string; bucket: Bucket | null }): BlobStore =>
  bucket ? createS3Blobs(bucket) : createFileBlobs(join(dataDir, "blobs"));

/** Blobs as objects of a bucket, each under its name behind the bucket's prefix. */
export function createS3Blobs({ address, region, accessKeyId, secretAccessKey }: Bucket): BlobStore {
  // It would try again by itself, without an end to it in sight.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const puts = createPutNotes();
  const addressOf = (name: string) => new URL(name, address);
  /** The bucket itself, for a list. */
  const [, bucket = "", prefix = ""] = /^\/([^/]+)\/(.*)$/.exec(address.pathname) ?? [];

  /** Answers with less than 500, and with anything but "slow down". Another try does no harm: the names say what is in them. */
  async function ask(url: URL, init: RequestInit = {}, deadline?: AbortSignal): Promise<Response> {
    for (const pause of [...PAUSES, null]) {
      try {
        const signal = deadline ?? AbortSignal.timeout(DEADLINE);
        const answer = await client.fetch(url.href, { ...init, signal });
        if (answer.status < 500 && answer.status !== 429) return answer;
        await answer.body?.cancel();
      } catch {
        // The next try may find the network again.
      }
      if (deadline?.aborted) break;
      if (pause !== null) await sleep(pause);
    }
    throw new CodedError("unavailable");
  }

  async function head(name: string, deadline?: AbortSignal): Promise<Response | null> {
    const answer = await ask(addressOf(name), { method: "HEAD" }, deadline);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new CodedError("unavailable");
    return answer;
  }

  async function write(name: string, bytes: Uint8Array, deadline?: AbortSignal): Promise<void> {
    // The store checks the bytes against their hash, which is what they are named by.
    const headers = { "x-amz-content-sha256": name.slice(0, HASH) };
    const answer = await ask(
      addressOf(name),
      { method: "PUT", body: new Uint8Array(bytes), headers },
      deadline,
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new CodedError("unavailable");
    // A store that says yes and has it not is found here, before a row names the blob.
    const size = Number((await head(name, deadline))?.headers.get("content-length") ?? Number.NaN);
    if (size !== bytes.length) throw new CodedError("unavailable");
  }

  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      puts.note(name);
      // Always: the same bytes again make the blob young, as they do in a folder.
      await write(name, bytes);
      return name;
    },
    async read(name) {
      if (!BLOB_NAME.test(name)) return null;
      const answer = await ask(addressOf(name));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) throw new CodedError("unavailable");
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (blobName(bytes, name.slice(HASH + 1)) !== name) throw new CodedError("unavailable");
      return bytes;
    },
    async open(name) {
      if (!BLOB_NAME.test(name)) return null;
      // No deadline: whoever takes the bytes may take their time.
      const answer = await ask(addressOf(name), {}, new AbortController().signal);
      const size = Number(answer.headers.get("content-length") ?? Number.NaN);
      if (answer.ok && answer.body && !Number.isNaN(size)) return { size, bytes: answer.body };
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new CodedError("unavailable");
    },
    async renew(name) {
      puts.note(name);
      const known = BLOB_NAME.test(name) ? await head(name) : null;
      if (!known) return false;
      const headers = {
        "x-amz-copy-source": `/${bucket}/${prefix}${name}`,
        // A copy onto itself has to change something.
        "x-amz-metadata-directive": "REPLACE",
      };
      const answer = await ask(addressOf(name), { method: "PUT", headers });
      await answer.body?.cancel();
      return answer.ok;
    },
    async *names() {
      let next: string | null = "";
      while (next !== null) {
        const list = new URL(`/${bucket}/`, address);
        list.searchParams.set("list-type", "2");
        if (prefix) list.searchParams.set("prefix", prefix);
        if (next) list.searchParams.set("continuation-token", next);
        const answer = await ask(list);
        if (!answer.ok) throw new CodedError("unavailable");
        const page = await answer.text();
        for (const [, key = ""] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) {
          const name = key.slice(prefix.length);
          if (BLOB_NAME.test(name)) yield name;
        }
        next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? null;
      }
    },
    async remove(name, time) {
      if (!BLOB_NAME.test(name)) return false;
      const changed = Date.parse((await head(name))?.headers.get("last-modified") ?? "");
      // Of a whole second, so that it may lie a second too early.
      if (!(changed + 1_000 <= time) || puts.isSince(name, time)) return false;
      const answer = await ask(addressOf(name), { method: "DELETE" });
      await answer.body?.cancel();
      return answer.ok;
    },
    // An object is there as a whole or not at all.
    removeUnfinished: async () => undefined,
    async probe() {
      const bytes = Buffer.from("probe");
      const name = blobName(bytes, "txt");
      await write(name, bytes, AbortSignal.timeout(PROBE_DEADLINE));
      return true;
    },
  };
}
