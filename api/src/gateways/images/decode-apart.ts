import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { upload } from "#contract/limits.ts";

export interface DecodeOrder {
  kind: "svg" | "raster";
  /** The box that the picture has to fit into. */
  width: number;
  height: number;
}

/** What one picture may take: bytes of memory, and milliseconds. 40 megapixels of AVIF need 780 MB and two seconds. */
export interface DecodeLimits {
  memory: number;
  deadline: number;
}

export const decodeLimits: DecodeLimits = { memory: 1024 ** 3, deadline: 10_000 };
/** No WebP of a box is larger. */
const MOST_BYTES = 16 * 1024 * 1024;

const decoder = fileURLToPath(new URL("./decoder.mjs", import.meta.url));

/**
 * A picture as WebP, made by a process of its own; null where that fails, for whatever reason. Neither a thread of
 * Node's can be stopped while native code runs in it, nor would a crash there leave the server alive.
 */
export function decodeApart(
  bytes: Uint8Array,
  order: DecodeOrder,
  limits: DecodeLimits,
): Promise<Buffer | null> {
  const orderJson = JSON.stringify({ ...order, ...limits, maxPixels: upload.maxPixels });
  const child = spawn(process.execPath, [decoder, orderJson], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: limits.deadline + 2_000,
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
