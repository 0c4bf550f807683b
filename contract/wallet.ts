import * as z from "zod/mini";
import { Address } from "./address.ts";
import { Id } from "./primitives.ts";

export const LinkedWallet = z.object({
  id: Id,
  address: Address,
  network: z.literal("solana"),
});
export type LinkedWallet = z.infer<typeof LinkedWallet>;
export const WalletList = z.object({ data: z.array(LinkedWallet) });
