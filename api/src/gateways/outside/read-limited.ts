import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Dispatcher } from "undici";
import { OutsideError } from "./outside-error.ts";

const unpackers = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * Reads a body of at most `maxBytes`, counted on arrival and again when unpacked, since a server may compress
 * unasked.
 */
export async function readLimited(
  { headers, body }: Pick<Dispatcher.ResponseData, "headers" | "body">,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw new OutsideError("too-large");
  const parts: Uint8Array[] = [];
  const count = (source: AsyncIterable<Uint8Array>) => counted(source, maxBytes);
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const part of source) parts.push(part);
  };
  const encoding = String(headers["content-encoding"] ?? "identity").toLowerCase();
  if (encoding === "identity") await pipeline(body, count, collect);
  else await pipeline(body, count, createUnpacker(encoding), count, collect);
  return Buffer.concat(parts);
}

async function* counted(source: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const part of source) {
    size += part.byteLength;
    if (size > maxBytes) throw new OutsideError("too-large");
    yield part;
  }
}

function createUnpacker(encoding: string) {
  const create = unpackers.get(encoding);
  if (!create) throw new OutsideError("unreachable");
  return create();
}
