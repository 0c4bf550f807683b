import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Bucket, readBucketAddress } from "../gateways/s3-bucket.ts";

/** What may be wrong with the store. */
export interface S3Faults {
  /** So many of the next requests are answered with `failure`. */
  failing: number;
  failure: 500 | 503;
  /** Milliseconds before each answer. */
  delay: number;
  /** Of each PUT half is kept, and it is said to be done. */
  isKeepingHalf: boolean;
  /** Connections are closed in the middle of answers; those of PUTs before them, once they are done. */
  isBreakingOff: boolean;
  /** PUTs are said to be done, and are not. */
  isForgetting: boolean;
  /** Reads give other bytes. */
  isGarbling: boolean;
  /** Milliseconds after which a DELETE acts that was answered long ago. */
  lateDeletes: number;
}

/** Nothing is wrong. */
export const soundS3: Readonly<S3Faults> = {
  failing: 0,
  failure: 503,
  delay: 0,
  isKeepingHalf: false,
  isBreakingOff: false,
  isForgetting: false,
  isGarbling: false,
  lateDeletes: 0,
};

const REGION = "us-east-1";
const KEYS_A_PAGE = 2;

/**
 * The part of S3 that blobs need, in memory, by its own documents: signatures (version 4) are checked, lists come in
 * pages, an unsigned request is refused. Its endpoint may have a path, as some stores' do.
 */
export async function startS3Server(clock: () => number = Date.now, path = "") {
  const objects = new Map<string, { bytes: Buffer; changedAt: number }>();
  const faults: S3Faults = { ...soundS3 };
  let requests = 0;
  const keys = { accessKeyId: "test-key", secretAccessKey: "test-secret" };

  function answer(
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; headers?: object; body?: string | Buffer } {
    if (!isSigned(request, body, keys))
      return { status: 403, body: "<Error><Code>SignatureDoesNotMatch</Code></Error>" };
    if (faults.failing > 0) {
      faults.failing--;
      return { status: faults.failure, body: "<Error><Code>SlowDown</Code></Error>" };
    }
    const url = new URL(request.url ?? "/", "http://s3");
    if (!url.pathname.startsWith(`${path}/`)) return { status: 400 };
    const key = decodeURIComponent(url.pathname.slice(path.length));
    const found = objects.get(key);
    if (url.searchParams.get("list-type") === "2")
      return { status: 200, body: listOf(key, url.searchParams) };
    if (request.method === "PUT") {
      const source = request.headers["x-amz-copy-source"];
      const bytes = source ? objects.get(decodeURIComponent(String(source)))?.bytes : body;
      if (!bytes) return { status: 404 };
      const kept = faults.isKeepingHalf ? bytes.subarray(0, bytes.length / 2) : bytes;
      if (!faults.isForgetting) objects.set(key, { bytes: kept, changedAt: clock() });
      return { status: 200 };
    }
    if (request.method === "DELETE") {
      if (faults.lateDeletes > 0) setTimeout(() => objects.delete(key), faults.lateDeletes).unref();
      else objects.delete(key);
      return { status: 204 };
    }
    if (!found) return { status: 404 };
    const bytes = faults.isGarbling ? Buffer.from(found.bytes.map((byte) => byte ^ 1)) : found.bytes;
    const headers = {
      "Content-Length": bytes.length,
      "Last-Modified": new Date(found.changedAt).toUTCString(),
    };
    return { status: 200, headers, body: bytes };
  }

  function listOf(bucket: string, params: URLSearchParams): string {
    const prefix = params.get("prefix") ?? "";
    const after = params.get("continuation-token") ?? "";
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(bucket + prefix))
      .map((key) => key.slice(bucket.length))
      .sort()
      .filter((key) => key > after);
    const page = all.slice(0, KEYS_A_PAGE);
    const changed = (key: string) => new Date(objects.get(bucket + key)?.changedAt ?? 0).toISOString();
    const contentsOf = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>${changed(key)}</LastModified></Contents>`;
    const next =
      all.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return `<ListBucketResult>${page.map(contentsOf).join("")}${next}</ListBucketResult>`;
  }

  const server = createServer(async (request, response) => {
    requests++;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, headers = {}, body = "" } = answer(request, Buffer.concat(parts));
    response.setHeader("Date", new Date(clock()).toUTCString());
    if (faults.delay > 0) await pause(faults.delay, undefined, { ref: false });
    if (faults.isBreakingOff) return breakOff(response, status, { ...headers }, Buffer.from(body));
    response.writeHead(status, { ...headers }).end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `s3://frogs/kept?endpoint=http://127.0.0.1:${port}${path}&region=${REGION}`;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  /** How many requests have come. */
  const asked = () => requests;
  /** A server's settings for this bucket; `keysEnv` are those of its keys alone. */
  const keysEnv = { BLOBS_KEY_ID: keys.accessKeyId, BLOBS_SECRET: keys.secretAccessKey };
  const env = { BLOBS_URL: url, ...keysEnv };
  return { ...keys, url, env, keysEnv, objects, faults, asked, stop };
}

/** Sends half of what it announces; where it has no bytes to send, nothing. */
function breakOff(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: Buffer) {
  if (body.length === 0) return response.destroy();
  response.writeHead(status, { "Content-Length": body.length, ...headers });
  return response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/** The bucket as the settings describe it. */
export const bucketOf = ({
  url,
  accessKeyId,
  secretAccessKey,
}: Awaited<ReturnType<typeof startS3Server>>): Bucket => ({
  ...readBucketAddress(url),
  accessKeyId,
  secretAccessKey,
});

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** AWS Signature Version 4, in the headers. */
function isSigned(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return false;
  const [, id, day = "", region = "", names = "", signature] = given;
  const payload = String(headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== hash(body)) return false;
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, query, signed.join(""), names, payload].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(request)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return id === accessKeyId && region === REGION && hmac(key, text).toString("hex") === signature;
}
