import { CodedError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { UserDeps } from "../../deps.ts";
import { tokenBindings } from "./token-bindings.ts";

export async function readToken(deps: UserDeps, { id }: { id: string }): Promise<SavedToken> {
  const json = await deps.store.tokens.json(deps.caller.userId, id, tokenBindings(deps));
  if (json === null) throw new CodedError("token_not_found");
  return JSON.parse(json) as SavedToken;
}
