import { timingSafeEqual } from "node:crypto";
import { CodedError } from "#contract/errors.ts";
import type { Caller, ServerDeps } from "../../deps.ts";
import { csrfOf, hashOf } from "./session-tokens.ts";

/** The caller that an access token belongs to. */
export async function authenticate(deps: ServerDeps, accessToken: string | undefined): Promise<Caller> {
  if (!accessToken) throw new CodedError("not_signed_in");
  const found = await deps.store.sessions.caller(hashOf(accessToken));
  if (!found || found.revokedAt !== null) throw new CodedError("not_signed_in");
  if (found.expiresAt <= deps.clock()) throw new CodedError("session_expired");
  const { sessionId, userId, address } = found;
  return { sessionId, userId, address };
}

/** A signed-in change must also carry the session's CSRF token. */
export function requireCsrf(deps: ServerDeps, caller: Caller, token: string | undefined): void {
  const wanted = Buffer.from(csrfOf(deps, caller.sessionId));
  const received = Buffer.from(token ?? "");
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted))
    throw new CodedError("csrf_failed");
}
