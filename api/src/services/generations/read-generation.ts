import { CodedError } from "#contract/errors.ts";
import type { ArtResult } from "#contract/generation.ts";
import { lifetimes } from "#contract/limits.ts";
import type { Token } from "#contract/token.ts";
import { type GenerationRow, triesOf } from "../../db/generations.ts";
import type { UserDeps } from "../../deps.ts";
import { readToken } from "../tokens/read-token.ts";
import { toSavedToken } from "../tokens/to-saved-token.ts";
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

/** The caller's generation. An unsaved one expires after 24 h. */
export async function requireGeneration(
  { store, caller, clock }: UserDeps,
  generationId: string,
): Promise<GenerationRow> {
  const row = await store.generations.find(caller.userId, generationId);
  const isOver = row?.tokenId === null && row.createdAt + lifetimes.generation <= clock();
  if (!row || isOver) throw new CodedError("session_not_found");
  return row;
}

/** A generation that is not saved yet, as a token without an id. */
export const generationToken = (row: GenerationRow): Token => ({
  ...toSavedToken({ ...row, generationId: row.id, inGallery: true, version: 0 }),
  id: null,
});
