import { type BlobStore, blobName } from "../gateways/blob-store.ts";

/** Blobs that live as long as the process: for tests. */
export function createMemoryBlobs(clock: () => number = Date.now): BlobStore {
  const blobs = new Map<string, { bytes: Buffer; putAt: number }>();
  return {
    async put(bytes, extension) {
      const name = blobName(bytes, extension);
      blobs.set(name, { bytes: Buffer.from(bytes), putAt: clock() });
      return name;
    },
    read: async (name) => blobs.get(name)?.bytes ?? null,
    open: async (name) => {
      const bytes = blobs.get(name)?.bytes;
      const stream = bytes && new Response(new Uint8Array(bytes)).body;
      return stream ? { size: bytes.length, bytes: stream } : null;
    },
    async renew(name) {
      const blob = blobs.get(name);
      if (blob) blob.putAt = clock();
      return blob !== undefined;
    },
    async *names() {
      yield* blobs.keys();
    },
    remove: async (name, time) => (blobs.get(name)?.putAt ?? time) < time && blobs.delete(name),
    cleanUp: async () => undefined,
    probe: async () => true,
  };
}
