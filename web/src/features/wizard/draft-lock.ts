const prefixOf = (owner: string): string => `gemwright.draft.${owner}.`;

interface LockOptions {
  /** Aborting it releases the lock. Closing the tab does too, in any way. */
  signal: AbortSignal;
  /** Takes the lock from the tab that has it. */
  takeOver?: boolean;
  /** Called when another tab takes the lock over. */
  onLost?: () => void;
}

/** Locks a draft for this tab. Resolves `unknown` if the browser has no locks or refuses them. */
export function lockDraft(
  owner: string,
  id: string,
  { signal, takeOver = false, onLost = () => {} }: LockOptions,
): Promise<"locked" | "taken" | "unknown"> {
  return new Promise((resolve) => {
    const released = new Promise<void>((release) => {
      if (signal.aborted) release();
      signal.addEventListener("abort", () => release());
    });
    let isLocked = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      isLocked = lock !== null;
      resolve(isLocked ? "locked" : "taken");
      return isLocked ? released : undefined;
    };
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    const request = async () => navigator.locks.request(prefixOf(owner) + id, options, hold);
    request().catch(() => (isLocked ? onLost() : resolve("unknown")));
  });
}

/** The ids of the drafts that are open in some tab; null if the browser does not report locks. */
export async function draftsInTabs(owner: string): Promise<ReadonlySet<string> | null> {
  try {
    const { held = [] } = await navigator.locks.query();
    const prefix = prefixOf(owner);
    return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
  } catch {
    return null;
  }
}
