import type { Store } from "../db/store.ts";

/** Counts views in memory and saves them together, so that a view costs no commit. */
export interface ViewCounter {
  count(websiteId: string): void;
  flush(): Promise<void>;
}

export function createViewCounter(store: Pick<Store, "commit" | "websites">): ViewCounter {
  let counts = new Map<string, number>();
  return {
    count: (id) => void counts.set(id, (counts.get(id) ?? 0) + 1),
    async flush() {
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      await store.commit([...taken].map(([id, views]) => store.websites.countViews(id, views)));
    },
  };
}
