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
  const add = (id: string, views: number) => void counts.set(id, (counts.get(id) ?? 0) + views);
  return {
    count: (id) => add(id, 1),
    async flush() {
      const taken = [...counts];
      counts = new Map();
      for (let done = 0; done < taken.length; done += STEP_ROWS) {
        const step = taken.slice(done, done + STEP_ROWS);
        try {
          await store.commit(step.map(([id, views]) => store.websites.countViews(id, views)));
        } catch (error) {
          for (const [id, views] of taken.slice(done)) add(id, views);
          throw error;
        }
        await setImmediate();
      }
    },
  };
}
