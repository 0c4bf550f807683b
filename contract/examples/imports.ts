import type { importsEndpoints } from "../endpoints/imports.ts";
import type { ExamplesOf } from "./example.ts";
import { foreignMint, ids } from "./story.ts";

export const importsExamples: ExamplesOf<typeof importsEndpoints> = {
  checkDuplicate: {
    query: { token_mint: foreignMint },
    answer: { duplicate_found: false, existing_token_name: null },
  },
  importToken: {
    body: {
      token_mint: foreignMint,
      metadata: {
        name: "Lunar Toad",
        symbol: "TOAD",
        image: "https://gems.example.com/media/toad.png",
        description: "He was on the moon before it was made of cheese.",
      },
      force_overwrite: false,
    },
    answer: { session_id: ids.generation },
  },
};
