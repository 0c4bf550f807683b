import { CodedError } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import type { GenerationRow } from "../../db/generations.ts";
import type { UserDeps } from "../../deps.ts";

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
