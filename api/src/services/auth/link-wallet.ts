import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { ChallengeRow } from "../../db/sessions.ts";
import type { UserDeps } from "../../deps.ts";
import { readCurrentSession } from "./sessions.ts";

/**
 * Links the wallet that signed to the caller's account; the session stays. The wallet can no longer open an
 * account that it left, and a wallet that left this account can no longer open this one.
 */
export async function linkWallet(deps: UserDeps, challenge: ChallengeRow): Promise<SessionTokens> {
  await untilFresh(async () => {
    const now = deps.clock();
    const { store, caller } = deps;
    const holder = await store.accounts.walletAt(challenge.address);
    if (holder && holder.userId !== caller.userId) throw new CodedError("wallet_linked_elsewhere");
    await store.commit([
      store.blocks.allowSignIn(challenge.nonce),
      store.sessions.burnChallenge(challenge.nonce, now),
      ...(holder ? [store.accounts.requireLinked(holder)] : link(deps, challenge.address, now)),
    ]);
  });
  return readCurrentSession(deps);
}

function link({ store, random, caller }: UserDeps, address: string, now: number): Plan {
  const { userId, sessionId } = caller;
  return [
    store.accounts.endRights(userId, address),
    store.accounts.addWallet({ id: random.uuid(), userId, address, linkedAt: now, unlinkedAt: null }),
    store.sessions.revokeStray(userId, sessionId, now),
  ];
}
