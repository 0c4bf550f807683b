import { CodedError } from "#contract/errors.ts";

/** Bytes of request bodies in memory at a time: a dozen of the largest uploads. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Counts the bytes of all requests' bodies, from their arrival until their requests are answered. */
export interface BodyMemory {
  /** `take` counts bytes that have arrived, and throws `unavailable` where they would be too many. */
  hold<T>(work: (take: (bytes: number) => void) => Promise<T>): Promise<T>;
}

export function createBodyMemory(most = MOST_BYTES): BodyMemory {
  let taken = 0;
  return {
    async hold(work) {
      let own = 0;
      try {
        return await work((bytes) => {
          if (taken + bytes > most) throw new CodedError("unavailable");
          taken += bytes;
          own += bytes;
        });
      } finally {
        taken -= own;
      }
    },
  };
}
