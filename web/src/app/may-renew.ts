const RENEWED = "gemwright.renewed";
/** Milliseconds between two times that a tab renews itself: what is still missing then is missing for good. */
const AGAIN_MS = 10 * 60_000;

/** Whether the server answers anything at all; asked past every cache. */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Whether a tab may renew itself now, which is noted: never in a circle. */
export function mayRenew(now: number): boolean {
  const before = Number(sessionStorage.getItem(RENEWED) ?? Number.NEGATIVE_INFINITY);
  if (now - before < AGAIN_MS) return false;
  sessionStorage.setItem(RENEWED, String(now));
  return true;
}
