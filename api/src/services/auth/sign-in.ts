import type { SessionTokens, WalletSignIn } from "#contract/auth.ts";
import { lifetimes } from "#contract/limits.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { Caller, ServerDeps } from "../../deps.ts";
import { acceptChallenge } from "./accept-challenge.ts";
import { linkWallet } from "./link-wallet.ts";
import { sessionAnswer, tokenWrites } from "./session-tokens.ts";

export interface SignInRequest extends WalletSignIn {
  userAgent: string;
  /** The caller, for a message of purpose `link`; fails without a session. */
  caller(): Promise<Caller>;
}

/** Signs in, or links a wallet, as the signed message says. A wallet never seen before makes an account. */
export async function signIn(deps: ServerDeps, request: SignInRequest): Promise<SessionTokens> {
  const challenge = await acceptChallenge(deps, request);
  if (challenge.purpose === "link") {
    return linkWallet({ ...deps, caller: await request.caller() }, challenge);
  }
  return untilFresh(() => openSession(deps, request, challenge.nonce));
}

/** Live sessions that a user may have. A further sign-in ends the least recently used one. */
const MOST_SESSIONS = 20;

async function openSession(deps: ServerDeps, request: SignInRequest, nonce: string): Promise<SessionTokens> {
  const { store, random } = deps;
  const now = deps.clock();
  const { address } = request;
  const { userId, writes } = await findAccount(deps, address, now);
  const sessionId = random.uuid();
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
    ...tokenWrites(deps, sessionId, 0, now),
  ]);
  return sessionAnswer(deps, { sessionId, userId, address, generation: 0, issuedAt: now });
}

/**
 * Finds the account that a wallet opens: the one it is linked to, else the one whose last wallet it was, else
 * a new one. The writes fail if that has changed meanwhile, so that two sign-ins at once create one account:
 * the second tries again and finds the address linked.
 */
async function findAccount(
  { store, random }: ServerDeps,
  address: string,
  now: number,
): Promise<{ userId: string; writes: Plan }> {
  const linked = await store.accounts.walletAt(address);
  if (linked) return { userId: linked.userId, writes: [store.accounts.requireLinked(linked)] };
  const former = await store.accounts.formerWalletAt(address);
  if (former) return { userId: former.userId, writes: [store.accounts.relink(former, now)] };
  const userId = random.uuid();
  const wallet = { id: random.uuid(), userId, address, linkedAt: now, unlinkedAt: null };
  return {
    userId,
    writes: [
      store.accounts.addUser({ id: userId, name: "Wallet User", email: null, createdAt: now }),
      store.accounts.addWallet(wallet),
    ],
  };
}
