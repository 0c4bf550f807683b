import type { Token } from "#contract/token.ts";
import type { UserWorld } from "../../world.ts";
import { readToken } from "../tokens/read-token.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";

/** What was generated; once saved, the token as it is now. */
export async function previewGeneration(
  world: UserWorld,
  { sessionId }: { sessionId: string },
): Promise<Token> {
  const row = await requireGeneration(world, sessionId);
  return row.tokenId === null ? generationToken(row) : readToken(world, { id: row.tokenId });
}
