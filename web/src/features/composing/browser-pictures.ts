import type { PictureChunk, PictureSource } from "#composer/pictures.ts";

/** How long to wait for a first missing picture, in ms. After that, only pictures on this device are used. */
const TIMEOUT_MS = 3_000;
const AFTER_SILENCE_MS = 1_000;

/** The artist's picture data from the server, or from this device's cache if the server does not answer. */
export function browserPictures(): PictureSource {
  let timeout = TIMEOUT_MS;
  return {
    chunk: async (id) => {
      const signal = AbortSignal.timeout(timeout);
      try {
        const response = await fetch(`/pictures/${id}.json`, { signal });
        if (!response.ok) throw new Error(`The picture ${id} cannot be had.`);
        return (await response.json()) as PictureChunk;
      } finally {
        if (signal.aborted) timeout = AFTER_SILENCE_MS;
      }
    },
  };
}
