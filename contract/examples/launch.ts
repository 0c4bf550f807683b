import type { launchEndpoints } from "../endpoints/launch.ts";
import type { ExamplesOf } from "./example.ts";
import { host, ids, mint, saved, signature, wallet } from "./story.ts";

export const launchExamples: ExamplesOf<typeof launchEndpoints> = {
  prepareTransaction: {
    body: { token_id: ids.token, wallet_address: wallet, mint },
    answer: {
      metadata_uri: `${host}/m/5d316bfedb8ab979.json`,
      name: saved.name,
      symbol: saved.ticker,
      image_url: `${host}${saved.image_url}`,
    },
  },
  confirmTransaction: {
    body: { token_id: ids.token, signature, create_signature: signature, mint_pubkey: mint },
    answer: { success: true, message: "Astro Frog is launched." },
  },
};
