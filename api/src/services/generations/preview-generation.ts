import type { ArtResult } from "#contract/generation.ts";
import type { UserDeps } from "../../deps.ts";
import { readToken } from "../tokens/read-token.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";
import { shownTry, triesOf } from "./tries.ts";

/** What was generated; once saved, the token as it is now. With the pictures it has had, where there were others. */
export async function previewGeneration(
  deps: UserDeps,
  { sessionId }: { sessionId: string },
): Promise<ArtResult> {
  const row = await requireGeneration(deps, sessionId);
  const token = row.tokenId === null ? generationToken(row) : await readToken(deps, { id: row.tokenId });
  return row.tries === null ? token : { ...token, tries: triesOf(row).map(shownTry) };
}
