import { CodedError } from "#contract/errors.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { readToken } from "./read-token.ts";

/** Refuses a change to an outdated version of a token, and sends the current one along. */
export async function requireVersion(deps: UserDeps, token: OwnedToken, version: number): Promise<void> {
  if (token.version === version) return;
  throw new CodedError("version_conflict", {}, { token: await readToken(deps, { id: token.id }) });
}
