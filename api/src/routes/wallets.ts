import { listWallets } from "../services/wallets/list-wallets.ts";
import { readLaunchpadAccount } from "../services/wallets/read-launchpad-account.ts";
import { unlinkWallet } from "../services/wallets/unlink-wallet.ts";
import { type Route, serve } from "./serve.ts";

export const walletRoutes: Route[] = [
  serve("listWallets", listWallets),
  serve("unlinkWallet", (deps, { params }) => unlinkWallet(deps, params)),
  serve("createLaunchpadAccount", readLaunchpadAccount),
  serve("getLaunchpadAccount", readLaunchpadAccount),
];
