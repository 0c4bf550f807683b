import { timingSafeEqual } from "node:crypto";
import { CodedError } from "#contract/errors.ts";
import type { Caller, World } from "../../world.ts";
import { csrfOf, hashOf } from "./session-tokens.ts";

/** Who an access token belongs to. */
export async function authenticate(world: World, accessToken: string | undefined): Promise<Caller> {
  if (!accessToken) throw new CodedError("not_signed_in");
  const found = await world.store.sessions.token(hashOf(accessToken), "access");
  if (!found || found.session.revokedAt !== null) throw new CodedError("not_signed_in");
  if (found.token.expiresAt <= world.clock()) throw new CodedError("session_expired");
  const { id, userId, address } = found.session;
  return { sessionId: id, userId, address };
}

/** A signed-in change must also carry the session's CSRF token. */
export function requireCsrf(world: World, caller: Caller, token: string | undefined): void {
  const wanted = Buffer.from(csrfOf(world, caller.sessionId));
  const given = Buffer.from(token ?? "");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new CodedError("csrf_failed");
}
