import { CodedError } from "#contract/errors.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { isLaunching } from "../launches/reconcile-launch.ts";
import { readToken } from "./read-token.ts";

/**
 * Refuses to change a token that is imported, launched or being launched: its words are those of its mint.
 */
export async function requireEditable(deps: UserDeps, token: OwnedToken): Promise<void> {
  if (token.origin === "IMPORTED") throw new CodedError("imported_locked");
  if (token.mintAddress !== null) throw new CodedError("token_deployed");
  if (await isLaunching(deps, token)) throw new CodedError("token_launching");
}

/** Refuses a change to an outdated version of a token, and sends the current one along. */
export async function requireVersion(deps: UserDeps, token: OwnedToken, version: number): Promise<void> {
  if (token.version === version) return;
  throw new CodedError("version_conflict", {}, { token: await readToken(deps, { id: token.id }) });
}
