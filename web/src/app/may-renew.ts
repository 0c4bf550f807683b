const RENEWED = "gemwright.renewed";
/**
 * The least time between two automatic reloads of a tab, in ms. What is still missing after a reload stays missing.
 */
const AGAIN_MS = 10 * 60_000;

/** Resolves whether the server answers, asking past every cache. */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** True if a tab may reload itself now. It records the time, so that reloads never loop. */
export function mayRenew(now: number): boolean {
  const before = Number(sessionStorage.getItem(RENEWED) ?? Number.NEGATIVE_INFINITY);
  if (now - before < AGAIN_MS) return false;
  sessionStorage.setItem(RENEWED, String(now));
  return true;
}
