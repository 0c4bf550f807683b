const held = new Map<string, Promise<unknown>>();

/** As closing a page does: whoever held a lock holds it no more. */
export const releaseLocks = (): void => held.clear();

/** Web Locks as far as the app uses them: one at a time for each name, or none where it is taken. */
export const fakeLocks = {
  request: async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
    if (ifAvailable && held.has(name)) return work(null);
    const mine = (held.get(name) ?? Promise.resolve()).catch(() => {}).then(() => work({}));
    held.set(name, mine);
    try {
      return await mine;
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  },
};
