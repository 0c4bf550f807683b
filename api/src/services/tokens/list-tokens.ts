import type { UserDeps } from "../../deps.ts";
import { tokenBindings } from "./token-bindings.ts";

/**
 * The caller's tokens, newest first, as the finished JSON text of a `TokenList`, which is not parsed here.
 */
export async function listTokens(
  deps: UserDeps,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> {
  const { store, caller } = deps;
  const { json, total } = await store.tokens.listJson(caller.userId, limit, offset, tokenBindings(deps));
  return `{"data":{"tokens":${json},"total":${total},"limit":${limit},"offset":${offset}}}`;
}
