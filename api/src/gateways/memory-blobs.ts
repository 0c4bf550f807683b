import { type BlobStore, blobName } from "./blob-store.ts";

/** Blobs that live as long as the process: for tests. */
export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Buffer>();
  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      blobs.set(name, Buffer.from(bytes));
      return name;
    },
    read: async (name) => blobs.get(name) ?? null,
    probe: async () => true,
  };
}
