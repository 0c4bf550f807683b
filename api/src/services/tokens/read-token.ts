import { CodedError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { UserWorld } from "../../world.ts";
import { tokenBindings } from "./token-bindings.ts";

export async function readToken(world: UserWorld, { id }: { id: string }): Promise<SavedToken> {
  const json = await world.store.tokens.json(world.caller.userId, id, tokenBindings(world));
  if (json === null) throw new CodedError("token_not_found");
  return JSON.parse(json) as SavedToken;
}
