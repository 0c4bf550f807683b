import { createHash, randomUUID } from "node:crypto";
import type { PictureUse } from "../gateways/images/fit.ts";
import { createImages, type Images } from "../gateways/images/images.ts";

/** The real images; the same work is done once for all tests of a process. */
export function createRememberedImages(): Images {
  const images = createImages();
  const accept = remembered((bytes: Uint8Array, use: PictureUse) => images.accept(bytes, use, randomUUID()));
  return {
    ...images,
    // Whose picture it is says when it is its turn, and nothing about what becomes of it.
    accept: (bytes, use) => accept(bytes, use),
    fit: remembered((picture, use) => images.fit(picture, use)),
    palette: remembered((logo, seed) => images.palette(logo, seed)),
    banner: remembered((order) => images.banner(order)),
    share: remembered((order) => images.share(order)),
    png: remembered((picture) => images.png(picture)),
  };
}

function remembered<Parameters extends unknown[], Result>(
  work: (...parameters: Parameters) => Promise<Result>,
) {
  const results = new Map<string, Promise<Result>>();
  return (...parameters: Parameters): Promise<Result> => {
    const hash = createHash("sha256");
    for (const part of parameters.flatMap((each) => (isRecord(each) ? Object.values(each) : [each])))
      hash.update(part instanceof Uint8Array ? part : JSON.stringify(part)).update("|");
    const key = hash.digest("hex");
    const known = results.get(key) ?? work(...parameters);
    results.set(key, known);
    known.catch(() => results.delete(key));
    return known;
  };
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Uint8Array);
