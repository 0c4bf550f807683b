import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { upload } from "#contract/limits.ts";

export interface DecodeOrder {
  kind: "svg" | "raster";
  /** The box that the picture has to fit into. */
  width: number;
  height: number;
}

/**
 * Limits for one picture: bytes of memory, and milliseconds. 40 megapixels of AVIF need 780 MB and two
 * seconds.
 */
export interface DecodeLimits {
  memory: number;
  deadline: number;
}

export const decodeLimits: DecodeLimits = { memory: 1024 ** 3, deadline: 10_000 };
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
