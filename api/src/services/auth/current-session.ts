import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { UserDeps } from "../../deps.ts";
import { sessionAnswer } from "./session-tokens.ts";

/** The tokens that the caller's session has now, without rotating them. */
export async function currentSession(deps: UserDeps): Promise<SessionTokens> {
  const { sessionId, userId, address } = deps.caller;
  const session = await deps.store.sessions.find(sessionId);
  if (!session) throw new CodedError("not_signed_in");
  const { generation, rotatedAt } = session;
  return sessionAnswer(deps, { sessionId, userId, address, generation, issuedAt: rotatedAt });
}
