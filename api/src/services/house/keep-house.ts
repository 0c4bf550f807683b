import { DAY, HOUR, lifetimes } from "#contract/limits.ts";
import type { World } from "../../world.ts";

/**
 * Removes what is over. Reads never depend on it: they compare with the clock themselves. Challenges are kept an
 * hour longer and sessions a day, so that who comes late hears "expired" rather than "unknown".
 */
export async function keepHouse({ store, clock }: World): Promise<void> {
  const now = clock();
  await store.commit([
    ...store.sessions.forget({ challenges: now - HOUR, sessions: now - DAY, tokens: now - DAY }),
    store.generations.forget(now - lifetimes.generation),
    ...store.sites.forget(now - lifetimes.subdomainHold, now),
    store.websites.expire(now),
    store.addresses.forget(now),
    store.jobs.forget(now - DAY),
  ]);
}
