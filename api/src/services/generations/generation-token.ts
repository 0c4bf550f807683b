import type { Token } from "#contract/token.ts";
import type { GenerationRow } from "../../db/generations.ts";
import { toSavedToken } from "../tokens/to-saved-token.ts";

/** A generation that is not saved yet, as a token without an id. */
export const generationToken = (row: GenerationRow): Token => ({
  ...toSavedToken({ ...row, generationId: row.id, version: 0 }),
  id: null,
});
