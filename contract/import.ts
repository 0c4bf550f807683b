import * as z from "zod/mini";
import { Address } from "./address.ts";
import { lengths } from "./limits.ts";
import { Id } from "./primitives.ts";

export const DuplicateQuery = z.object({ token_mint: Address });
export const DuplicateCheck = z.object({
  duplicate_found: z.boolean(),
  existing_token_name: z.nullable(z.string()),
});
export type DuplicateCheck = z.infer<typeof DuplicateCheck>;

const told = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

/** What the client found out about a mint; the chain's own words go before it, and it may know nothing. */
export const ImportRequest = z.object({
  token_mint: Address,
  metadata: z.object({
    name: told(lengths.importText),
    symbol: told(lengths.importText),
    image: told(lengths.importAddress),
    description: told(lengths.importText),
  }),
  force_overwrite: z._default(z.boolean(), false),
});
export type ImportRequest = z.infer<typeof ImportRequest>;
export const ImportResult = z.object({ session_id: Id });
export type ImportResult = z.infer<typeof ImportResult>;
