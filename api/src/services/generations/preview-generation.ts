import type { ArtResult } from "#contract/generation.ts";
import type { UserWorld } from "../../world.ts";
import { readToken } from "../tokens/read-token.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";
import { shownTry, triesOf } from "./tries.ts";

/** What was generated; once saved, the token as it is now. With the pictures it has had, where there were others. */
export async function previewGeneration(
  world: UserWorld,
  { sessionId }: { sessionId: string },
): Promise<ArtResult> {
  const row = await requireGeneration(world, sessionId);
  const token = row.tokenId === null ? generationToken(row) : await readToken(world, { id: row.tokenId });
  return row.tries === null ? token : { ...token, tries: triesOf(row).map(shownTry) };
}
