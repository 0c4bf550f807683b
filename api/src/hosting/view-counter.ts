import { setImmediate } from "node:timers/promises";
import { STEP_ROWS } from "../db/plan.ts";
import type { Store } from "../db/store.ts";

/** Counts views in memory and saves many in one commit, but never so many that requests would wait for it. */
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
      const writes = [...taken].map(([id, views]) => store.websites.countViews(id, views));
      for (let done = 0; done < writes.length; done += STEP_ROWS) {
        await store.commit(writes.slice(done, done + STEP_ROWS));
        await setImmediate();
      }
    },
  };
}
