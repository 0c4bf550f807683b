import { createHash } from "node:crypto";
import type { SessionTokens } from "#contract/auth.ts";
import { lifetimes } from "#contract/limits.ts";
import type { Write } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import { readUser } from "./profile.ts";

interface Tokens {
  access: string;
  refresh: string;
  csrf: string;
}

/**
 * The tokens of one generation of a session. They are derived, so that the same answer can be given twice;
 * the CSRF token is the session's and does not rotate, so that tabs never disagree about it.
 */
export const tokensOf = (
  { derive }: Pick<ServerDeps, "derive">,
  sessionId: string,
  generation: number,
): Tokens => ({
  access: derive("access", sessionId, generation),
  refresh: derive("refresh", sessionId, generation),
  csrf: csrfOf({ derive }, sessionId),
});

export const csrfOf = ({ derive }: Pick<ServerDeps, "derive">, sessionId: string): string =>
  derive("csrf", sessionId);

/** The hash that a token is stored and found by. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The rows that make a generation's tokens valid. */
export function tokenWrites(deps: ServerDeps, sessionId: string, generation: number, now: number): Write[] {
  const { access, refresh } = tokensOf(deps, sessionId, generation);
  const { addToken } = deps.store.sessions;
  const row = { sessionId, generation };
  return [
    addToken({
      ...row,
      hash: hashOf(access),
      kind: "access",
      expiresAt: now + lifetimes.accessToken,
    }),
    addToken({
      ...row,
      hash: hashOf(refresh),
      kind: "refresh",
      expiresAt: now + lifetimes.refreshToken,
    }),
  ];
}

/** The answer to a sign-in or a refresh. `issuedAt` is when that generation began. */
export async function sessionAnswer(
  deps: ServerDeps,
  session: { sessionId: string; userId: string; address: string; generation: number; issuedAt: number },
): Promise<SessionTokens> {
  const tokens = tokensOf(deps, session.sessionId, session.generation);
  // Clamped, in case the clock was changed since.
  const left = Math.min(session.issuedAt - deps.clock(), 0) + lifetimes.accessToken;
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    csrf_token: tokens.csrf,
    token_type: "bearer",
    expires_in: Math.max(0, Math.ceil(left / 1000)),
    user: await readUser(deps, session),
  };
}
