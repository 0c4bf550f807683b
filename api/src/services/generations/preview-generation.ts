import type { ArtResult } from "#contract/generation.ts";
import { triesOf } from "../../db/generations.ts";
import type { UserDeps } from "../../deps.ts";
import { readToken } from "../tokens/read-token.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";
import { shownTry } from "./tries.ts";

/** The generation or, once saved, its token as it is now; with its earlier pictures if there were any. */
export async function previewGeneration(
  deps: UserDeps,
  { generationId }: { generationId: string },
): Promise<ArtResult> {
  const row = await requireGeneration(deps, generationId);
  const token = row.tokenId === null ? generationToken(row) : await readToken(deps, { id: row.tokenId });
  return row.tries === null ? token : { ...token, tries: triesOf(row).map(shownTry) };
}
