import type { PictureChunk, PictureSource } from "#composer/pictures.ts";

/** So long the first picture that does not come is waited for, in ms; then this device has what it has. */
const TIMEOUT_MS = 3_000;
const AFTER_SILENCE_MS = 1_000;

/** The pictures that the artist draws from, as the server has them; of a server that hangs, those that are kept here. */
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
