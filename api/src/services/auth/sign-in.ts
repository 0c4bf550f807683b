import type { SessionTokens, WalletSignIn } from "#contract/auth.ts";
import { lifetimes } from "#contract/limits.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { Caller, World } from "../../world.ts";
import { acceptChallenge } from "./accept-challenge.ts";
import { linkWallet } from "./link-wallet.ts";
import { sessionAnswer, tokenWrites } from "./session-tokens.ts";

export interface SignInRequest extends WalletSignIn {
  userAgent: string;
  /** Who asks, for a message of purpose `link`; fails where nobody is signed in. */
  caller(): Promise<Caller>;
}

/** Signs in, or links a wallet, as the signed message says. A wallet never seen before makes an account. */
export async function signIn(world: World, request: SignInRequest): Promise<SessionTokens> {
  const challenge = await acceptChallenge(world, request);
  if (challenge.purpose === "link") {
    return linkWallet({ ...world, caller: await request.caller() }, challenge);
  }
  return untilFresh(() => openSession(world, request, challenge.nonce));
}

/** Live sessions that a user may have; a sign-in beyond them ends the one that was unused longest. */
const MOST_SESSIONS = 20;

async function openSession(world: World, request: SignInRequest, nonce: string): Promise<SessionTokens> {
  const { store, chance } = world;
  const now = world.clock();
  const { address } = request;
  const { userId, writes } = await accountOf(world, address, now);
  const sessionId = chance.uuid();
  await store.commit([
    store.blocks.allowSignIn(nonce),
    store.sessions.burnChallenge(nonce, now),
    ...writes,
    store.sessions.revokeBeyond(userId, MOST_SESSIONS - 1, now),
    store.sessions.add({
      id: sessionId,
      userId,
      address,
      userAgent: request.userAgent,
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      expiresAt: now + lifetimes.refreshToken,
      revokedAt: null,
    }),
    ...tokenWrites(world, sessionId, 0, now),
  ]);
  return sessionAnswer(world, { sessionId, userId, address, generation: 0, issuedAt: now });
}

/**
 * The account that a wallet opens: where it is linked, else where it was the last one, else a new one. The writes
 * guard that it still does; two sign-ins at once make one account, since the second finds the address linked.
 */
async function accountOf(
  { store, chance }: World,
  address: string,
  now: number,
): Promise<{ userId: string; writes: Plan }> {
  const linked = await store.accounts.walletAt(address);
  if (linked) return { userId: linked.userId, writes: [store.accounts.requireLinked(linked)] };
  const former = await store.accounts.formerWalletAt(address);
  if (former) return { userId: former.userId, writes: [store.accounts.relink(former, now)] };
  const userId = chance.uuid();
  const wallet = { id: chance.uuid(), userId, address, linkedAt: now, unlinkedAt: null };
  return {
    userId,
    writes: [
      store.accounts.addUser({ id: userId, name: "Wallet User", email: null, createdAt: now }),
      store.accounts.addWallet(wallet),
    ],
  };
}
