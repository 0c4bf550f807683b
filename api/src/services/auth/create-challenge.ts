import { type Challenge, challengeMessage, type Purpose } from "#contract/auth.ts";
import { lifetimes } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";

/** Creates a message for one wallet to sign once, within five minutes, for this host and purpose alone. */
export async function createChallenge(
  { settings, clock, random, store }: ServerDeps,
  { address, purpose }: { address: string; purpose: Purpose },
): Promise<Challenge> {
  const now = clock();
  const nonce = random.token();
  const expiresAt = now + lifetimes.challenge;
  const message = challengeMessage({
    productName: settings.productName,
    domain: settings.publicHost,
    address,
    purpose,
    nonce,
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  });
  await store.commit([
    store.sessions.addChallenge({ nonce, address, purpose, message, expiresAt, usedAt: null }),
  ]);
  return { message, expires_at: new Date(expiresAt).toISOString() };
}
