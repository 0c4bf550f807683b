import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { UserWorld } from "../../world.ts";
import { sessionAnswer } from "./session-tokens.ts";

/** The tokens that the caller's session has now, without rotating them. */
export async function currentSession(world: UserWorld): Promise<SessionTokens> {
  const { sessionId, userId, address } = world.caller;
  const session = await world.store.sessions.find(sessionId);
  if (!session) throw new CodedError("not_signed_in");
  const { generation, rotatedAt } = session;
  return sessionAnswer(world, { sessionId, userId, address, generation, issuedAt: rotatedAt });
}
