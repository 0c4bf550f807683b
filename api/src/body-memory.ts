import { CodedError } from "#contract/errors.ts";

const MB = 1024 * 1024;

/** Bytes of bodies in memory at a time: of all, of one address, and kept free for small ones. */
const bodyRoom = { all: 256 * MB, each: 64 * MB, forSmall: 64 * MB };

/** Bytes of a small body: without files none is larger. */
const SMALL = 256 * 1024;

/** Counts the bytes of all requests' bodies, from their arrival until their requests are answered. */
export interface BodyMemory {
  /** `take` counts bytes that have arrived, and throws `unavailable` where they would be too many. */
  hold<T>(address: string, work: (take: (bytes: number) => void) => Promise<T>): Promise<T>;
}

export function createBodyMemory({ all, each, forSmall } = bodyRoom): BodyMemory {
  const taken = new Map<string, number>();
  let inAll = 0;
  function add(address: string, bytes: number): void {
    inAll += bytes;
    const left = (taken.get(address) ?? 0) + bytes;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  }
  return {
    async hold(address, work) {
      let own = 0;
      try {
        return await work((bytes) => {
          const room = own + bytes > SMALL ? all - forSmall : all;
          const isTooMuch = inAll + bytes > room || (taken.get(address) ?? 0) + bytes > each;
          if (isTooMuch) throw new CodedError("unavailable");
          add(address, bytes);
          own += bytes;
        });
      } finally {
        add(address, -own);
      }
    },
  };
}
