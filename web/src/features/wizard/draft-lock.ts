import type { AppDeps } from "../../app/deps.ts";
import type { DraftHold } from "../../stores/draft-hold.ts";

const RELOAD_MS = 150;

/**
 * Holds a draft for this tab until it is let go or the tab is gone, however it goes. `unknown` where the browser has no
 * locks or refuses them, so that nobody can tell who else has it.
 */
export function lockDraft(owner: string, subject: string): Promise<DraftHold | "taken" | "unknown"> {
  return new Promise((resolve) => {
    let open = () => {};
    const untilLetGo = new Promise<void>((release) => {
      open = release;
    });
    const ask = async () =>
      navigator.locks.request(`gemwright.draft.${owner}.${subject}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve("taken");
        const letGo = async () => {
          open();
          await ended;
        };
        resolve({ subject, letGo });
        return untilLetGo;
      });
    const ended = ask().catch(() => resolve("unknown"));
  });
}

/** A page that is loaded anew may ask a moment before the browser has let go what it held before: it asks once more. */
export async function lockAfterReload(
  deps: AppDeps,
  owner: string,
  subject: string,
): Promise<DraftHold | "taken" | "unknown"> {
  const found = await lockDraft(owner, subject);
  if (found !== "taken") return found;
  await deps.wait(RELOAD_MS);
  return lockDraft(owner, subject);
}
