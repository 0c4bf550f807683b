import { CodedError } from "#contract/errors.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";
import { isLaunching } from "../launches/is-launching.ts";

/** An imported token says what its mint says; a launched one, or one being launched, what its mint is going to say. */
export async function requireEditable(world: UserWorld, token: OwnedToken): Promise<void> {
  if (token.origin === "IMPORTED") throw new CodedError("imported_locked");
  if (token.mintAddress !== null) throw new CodedError("token_deployed");
  if (await isLaunching(world, token)) throw new CodedError("token_launching");
}
