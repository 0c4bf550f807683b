import { spawn } from "node:child_process";
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

export const decodeLimits: DecodeLimits = { memory: 1024 ** 3, time: { svg: 2_000, raster: 5_000 } };
/** Milliseconds after which even a process that gets no processor time is ended. */
const DEADLINE = 20_000;
/** Pixels of a side: the longest that anybody photographs or scans. */
const MOST_SIDE = 20_000;
/** No WebP of a box is larger. */
const MOST_BYTES = 16 * 1024 * 1024;

const decoder = fileURLToPath(new URL("./decoder.mjs", import.meta.url));

/**
 * Decodes a picture to WebP in a child process; null if that fails for any reason. A Node thread would not
 * do: native code in it cannot be stopped, and a crash there would end the server.
 */
export function decodeApart(
  bytes: Uint8Array,
  order: DecodeOrder,
  limits: DecodeLimits,
): Promise<Buffer | null> {
  const { memory, time } = limits;
  const bounds = { memory, time: time[order.kind], maxPixels: upload.maxPixels, maxSide: MOST_SIDE };
  const orderJson = JSON.stringify({ ...order, ...bounds });
  const child = spawn(process.execPath, [decoder, orderJson], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: DEADLINE,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > MOST_BYTES) child.kill("SIGKILL");
    });
    child.on("error", () => resolve(null));
    child.on("close", (code) => resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null));
    // It may end before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
  });
}
