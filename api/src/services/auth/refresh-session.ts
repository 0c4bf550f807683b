import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import { untilFresh } from "../../db/plan.ts";
import type { SessionRow } from "../../db/sessions.ts";
import type { ServerDeps } from "../../deps.ts";
import { hashOf, sessionAnswer, tokenWrites } from "./session-tokens.ts";

/**
 * Exchanges a refresh token. Each works once. Within ten seconds a repetition gets the same answer (two
 * tabs); any other second use ends the session.
 */
export const refreshSession = (
  deps: ServerDeps,
  { refresh_token }: { refresh_token: string },
): Promise<SessionTokens> => untilFresh(() => exchange(deps, refresh_token));

async function exchange(deps: ServerDeps, refreshToken: string): Promise<SessionTokens> {
  const found = await deps.store.sessions.refreshToken(hashOf(refreshToken));
  const now = deps.clock();
  if (!found || found.session.revokedAt !== null) throw new CodedError("not_signed_in");
  if (found.token.expiresAt <= now) throw new CodedError("session_expired");
  const { session, token } = found;
  if (token.generation === session.generation) return rotate(deps, session, now);
  const isJustReplaced = token.generation === session.generation - 1;
  if (isJustReplaced && now - session.rotatedAt <= lifetimes.refreshGrace) return answer(deps, session);
  await deps.store.commit([deps.store.sessions.revoke(session.id, now)]);
  throw new CodedError("refresh_reused");
}

async function rotate(deps: ServerDeps, session: SessionRow, now: number): Promise<SessionTokens> {
  const generation = session.generation + 1;
  await deps.store.commit([
    deps.store.sessions.rotate(session.id, session.generation, now, now + lifetimes.refreshToken),
    ...tokenWrites(deps, session.id, generation, now),
  ]);
  return answer(deps, { ...session, generation, rotatedAt: now });
}

const answer = (deps: ServerDeps, session: SessionRow): Promise<SessionTokens> =>
  sessionAnswer(deps, {
    sessionId: session.id,
    userId: session.userId,
    address: session.address,
    generation: session.generation,
    issuedAt: session.rotatedAt,
  });
