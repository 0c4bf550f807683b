import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { CodedError } from "#contract/errors.ts";

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

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * The objects of a bucket. A path is what follows the bucket's prefix.
 * @throws CodedError `unavailable`, where the store does not answer, or refuses
 */
export function openBucket(
  { address: { endpoint, bucket, prefix }, region, accessKeyId, secretAccessKey }: Bucket,
  deadline = DEADLINE,
) {
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
  const begin = (path: string): Promise<Response> =>
    tryAgain(async () => {
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(), deadline);
      try {
        const answer = await client.fetch(addressOf(path).href, { signal: silence.signal });
        if (!answer.ok) await answer.body?.cancel();
        return answer;
      } finally {
        clearTimeout(timer);
      }
    });

  async function head(path: string, end?: AbortSignal): Promise<Answer | null> {
    return foundIn(await ask(addressOf(path), { method: "HEAD" }, end));
  }

  async function get(path: string): Promise<Answer | null> {
    return foundIn(await ask(addressOf(path)));
  }

  /** `sha256`: in hex. The store checks the bytes against it. */
  async function put(path: string, bytes: Uint8Array, sha256: string, end?: AbortSignal): Promise<void> {
    const headers = { "x-amz-content-sha256": sha256 };
    requireDone(await ask(addressOf(path), { method: "PUT", body: new Uint8Array(bytes), headers }, end));
    // A store that says yes and has it not is found here, before a row names the object.
    if (sizeOf(await head(path, end)) !== bytes.length) throw new CodedError("unavailable");
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
        yield { name, changedAt: Date.parse(of("LastModified")) };
      }
      next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? null;
    }
  }

  return { begin, head, get, put, copy, drop, list };
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
export const sizeOf = (answer: Headed): number => Number(answer?.headers.get("content-length") ?? Number.NaN);
/** Milliseconds since 1970, of a whole second; NaN if the store does not say. */
export const changedAt = (answer: Headed): number => Date.parse(answer?.headers.get("last-modified") ?? "");
