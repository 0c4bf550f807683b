interface Held {
  done: Promise<unknown>;
  /** Rejects its request, as when another tab steals the lock. */
  lose: (reason: unknown) => void;
}

const held = new Map<string, Held>();

/** As closing a page does: whoever held a lock holds it no more. */
export const releaseLocks = (): void => held.clear();

/** Web Locks as far as the app uses them: one at a time for each name, or none where it is taken, or taken from who has it. */
export const fakeLocks = {
  request: async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable, steal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    const before = held.get(name);
    if (ifAvailable && before) return work(null);
    if (steal) before?.lose(new DOMException("Lock broken by another request.", "AbortError"));
    const free = steal ? Promise.resolve() : (before?.done ?? Promise.resolve()).catch(() => {});
    let lose: Held["lose"] = () => {};
    const stolen = new Promise<never>((_, reject) => {
      lose = reject;
    });
    const mine: Held = { done: Promise.race([free.then(() => work({})), stolen]), lose };
    held.set(name, mine);
    try {
      return await mine.done;
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  },
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
};

/** Another tab has a draft open, until what is given back is called. */
export function openInAnotherTab(owner: string, id: string, options: LockOptions = {}): () => void {
  let close = () => {};
  const open = new Promise<void>((resolve) => {
    close = resolve;
  });
  navigator.locks.request(lockName(owner, id), options, () => open).catch(() => {});
  return close;
}

/** Whether a tab has it open. */
export const isOpenInTab = async (owner: string, id: string): Promise<boolean> =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === lockName(owner, id));

const lockName = (owner: string, id: string): string => `gemwright.draft.${owner}.${id}`;
