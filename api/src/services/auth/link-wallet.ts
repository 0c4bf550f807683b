import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import { untilFresh } from "../../db/plan.ts";
import type { ChallengeRow } from "../../db/sessions.ts";
import type { UserWorld } from "../../world.ts";
import { currentSession } from "./current-session.ts";

/** Links the wallet that signed to the caller's account; the session stays as it is. */
export async function linkWallet(world: UserWorld, challenge: ChallengeRow): Promise<SessionTokens> {
  await untilFresh(async () => {
    const now = world.clock();
    const { store, chance, caller } = world;
    const holder = await store.accounts.walletAt(challenge.address);
    if (holder && holder.userId !== caller.userId) throw new CodedError("wallet_linked_elsewhere");
    const wallet = {
      id: chance.uuid(),
      userId: caller.userId,
      address: challenge.address,
      linkedAt: now,
      unlinkedAt: null,
    };
    await store.commit([
      store.sessions.burnChallenge(challenge.nonce, now),
      ...(holder ? [] : [store.accounts.addWallet(wallet)]),
    ]);
  });
  return currentSession(world);
}
