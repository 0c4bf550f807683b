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

async function openSession(world: World, request: SignInRequest, nonce: string): Promise<SessionTokens> {
  const { store, chance } = world;
  const now = world.clock();
  const { address } = request;
  const known = await store.accounts.walletAt(address);
  const userId = known?.userId ?? chance.uuid();
  const sessionId = chance.uuid();
  await store.commit([
    store.sessions.burnChallenge(nonce, now),
    ...(known ? [] : newAccount(world, userId, address, now)),
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

/** Two sign-ins at once make one account: the second finds the address linked, and reads again. */
function newAccount({ store, chance }: World, userId: string, address: string, now: number): Plan {
  return [
    store.accounts.addUser({ id: userId, name: "Wallet User", email: null, createdAt: now }),
    store.accounts.addWallet({ id: chance.uuid(), userId, address, linkedAt: now, unlinkedAt: null }),
  ];
}
