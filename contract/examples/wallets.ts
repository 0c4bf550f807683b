import type { walletsEndpoints } from "../endpoints/wallets.ts";
import type { LinkedWallet } from "../wallet.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, wallet } from "./story.ts";

const linked: LinkedWallet = { id: ids.wallet, address: wallet, network: "solana" };

export const walletsExamples: ExamplesOf<typeof walletsEndpoints> = {
  listWallets: { answer: { data: [linked] } },
  unlinkWallet: {
    params: { id: ids.wallet },
    answer: { success: true, message: "Wallet unlinked successfully" },
  },
  createLaunchpadAccount: { answer: linked },
  getLaunchpadAccount: { answer: linked },
};
