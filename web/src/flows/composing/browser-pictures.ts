import type { PictureChunk, PictureSource } from "#composer/pictures.ts";

/** The pictures that the artist draws from, as the server has them. */
export function browserPictures(): PictureSource {
  return {
    chunk: async (id) => {
      const response = await fetch(`/pictures/${id}.json`);
      if (!response.ok) throw new Error(`The picture ${id} cannot be had.`);
      return (await response.json()) as PictureChunk;
    },
  };
}
