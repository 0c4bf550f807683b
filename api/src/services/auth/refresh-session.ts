import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import { untilFresh } from "../../db/plan.ts";
import type { SessionRow } from "../../db/sessions.ts";
import type { World } from "../../world.ts";
import { hashOf, sessionAnswer, tokenWrites } from "./session-tokens.ts";

/**
 * Exchanges a refresh token. Each works once; the one just exchanged is answered the same again within
 * ten seconds (two tabs), and any other second use closes the whole session.
 */
export const refreshSession = (
  world: World,
  { refresh_token }: { refresh_token: string },
): Promise<SessionTokens> => untilFresh(() => exchange(world, refresh_token));

async function exchange(world: World, refreshToken: string): Promise<SessionTokens> {
  const found = await world.store.sessions.token(hashOf(refreshToken), "refresh");
  const now = world.clock();
  if (!found || found.session.revokedAt !== null) throw new CodedError("not_signed_in");
  if (found.token.expiresAt <= now) throw new CodedError("session_expired");
  const { session, token } = found;
  if (token.generation === session.generation) return rotate(world, session, now);
  const isJustReplaced = token.generation === session.generation - 1;
  if (isJustReplaced && now - session.rotatedAt <= lifetimes.refreshGrace) return answer(world, session);
  await world.store.commit([world.store.sessions.revoke(session.id, now)]);
  throw new CodedError("refresh_reused");
}

async function rotate(world: World, session: SessionRow, now: number): Promise<SessionTokens> {
  const generation = session.generation + 1;
  await world.store.commit([
    world.store.sessions.rotate(session.id, session.generation, now, now + lifetimes.refreshToken),
    ...tokenWrites(world, session.id, generation, now),
  ]);
  return answer(world, { ...session, generation, rotatedAt: now });
}

const answer = (world: World, session: SessionRow): Promise<SessionTokens> =>
  sessionAnswer(world, {
    sessionId: session.id,
    userId: session.userId,
    address: session.address,
    generation: session.generation,
    issuedAt: session.rotatedAt,
  });
