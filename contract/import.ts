import * as z from "zod/mini";
import { Address } from "./address.ts";
import { lengths } from "./limits.ts";
import { Id } from "./primitives.ts";
import { cleanText, line } from "./text.ts";

export const DuplicateQuery = z.object({ token_mint: Address });
export const DuplicateCheck = z.object({
  duplicate_found: z.boolean(),
  existing_token_name: z.nullable(z.string()),
});

export const ImportRequest = z.object({
  token_mint: Address,
  metadata: z.object({
    name: line(200),
    symbol: line(50),
    image: z.nullish(z.string().check(z.maxLength(2_048))),
    description: z.nullish(z.string().check(z.overwrite(cleanText), z.maxLength(lengths.narrative))),
  }),
  force_overwrite: z._default(z.boolean(), false),
});
export const ImportResult = z.object({ session_id: Id });
