import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { upload } from "#contract/limits.ts";

export interface DecodeOrder {
  kind: "svg" | "raster";
  /** The box that the picture has to fit into. */
  width: number;
  height: number;
}

/** Limits for one picture. 40 megapixels of AVIF need 780 MB and two seconds; a drawing needs a tenth. */
export interface DecodeLimits {
  /** Bytes. */
  memory: number;
  /** Milliseconds of processor time, by what is decoded. A busy machine gives them more slowly. */
  time: Record<DecodeOrder["kind"], number>;
}

/** Decodes a picture to WebP; null if that fails for any reason. */
export type Decode = (bytes: Uint8Array, order: DecodeOrder) => Promise<Buffer | null>;

export const decodeLimits: DecodeLimits = { memory: 1024 ** 3, time: { svg: 2_000, raster: 5_000 } };
/** Milliseconds after which even a process that gets no processor time is ended. */
const DEADLINE = 20_000;
/** Milliseconds that a started process waits for the next picture. */
const MOST_IDLE = 300_000;
/** Pixels of a side: the longest that anybody photographs or scans. */
const MOST_SIDE = 20_000;
/** No WebP of a box is larger. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Bytes of the length that comes before a picture. */
const LENGTH = 4;

const decoder = fileURLToPath(new URL("./decoder.mjs", import.meta.url));

/**
 * Decodes each picture in a child process of its own. A Node thread would not do: native code in it cannot be stopped,
 * and a crash there would end the server. With each picture the process for the next one is started, which is most of
 * the time that a small picture takes.
 */
export function createDecoder(limits: DecodeLimits): Decode {
  let spare: ChildProcess | null = null;

  function startSpare(): void {
    const child = start();
    const idle = setTimeout(() => child.kill("SIGKILL"), MOST_IDLE).unref();
    child.once("exit", () => {
      clearTimeout(idle);
      if (spare === child) spare = null;
    });
    spare = child;
  }

  function take(): ChildProcess {
    const child = spare ?? start();
    spare = null;
    keepAlive(child, "ref");
    return child;
  }

  return async (bytes, order) => {
    const { memory, time } = limits;
    const bounds = { memory, time: time[order.kind], maxPixels: upload.maxPixels, maxSide: MOST_SIDE };
    const decoding = decode(take(), JSON.stringify({ ...order, ...bounds }), bytes);
    const result = await decoding;
    if (!spare) startSpare();
    return result;
  };
}

/** It waits for its order, and ends with the server: then it reads the end of its input. */
function start(): ChildProcess {
  const child = spawn(process.execPath, [decoder], { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  child.on("error", () => undefined);
  child.stdin?.on("error", () => undefined);
  keepAlive(child, "unref");
  return child;
}

/** A process that waits keeps nobody else from ending. */
function keepAlive(child: ChildProcess, does: "ref" | "unref"): void {
  child[does]();
  for (const pipe of [child.stdin, child.stdout]) (pipe as Socket | null)?.[does]();
}

function decode(child: ChildProcess, order: string, bytes: Uint8Array): Promise<Buffer | null> {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) return Promise.resolve(null);
  const late = setTimeout(() => child.kill("SIGKILL"), DEADLINE);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    let length = Infinity;
    const end = (picture: Buffer | null) => {
      clearTimeout(late);
      resolve(picture);
      // To wait until it exits would be a third of the time that a small picture takes.
      child.kill("SIGKILL");
    };
    stdout.on("data", (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (length === Infinity && size >= LENGTH) length = Buffer.concat(parts).readUInt32BE(0);
      if (size > MOST_BYTES || length === 0) end(null);
      else if (size >= LENGTH + length) end(Buffer.concat(parts).subarray(LENGTH, LENGTH + length));
    });
    child.on("error", () => end(null)).on("close", () => end(null));
    // The order is a line; the picture follows it.
    stdin.write(`${order}\n`);
    stdin.end(bytes);
  });
}
