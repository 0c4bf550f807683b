const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds until an intent is sent again after `attempts` that reached nobody: doubled each time up to five minutes,
 * and of that a share that its key decides, so that a thousand devices do not come back in the same second.
 */
export function backoff(attempts: number, key: string): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  const share = Number.parseInt(key.replaceAll("-", "").slice(0, 4), 16) / 0xffff;
  return Math.round(whole * (0.5 + 0.5 * (Number.isFinite(share) ? share : 1)));
}
