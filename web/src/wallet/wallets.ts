import type { PublicConfig } from "#contract/config.ts";
import type { PhoneApp } from "./phone/phone-app.ts";
import { phoneWallet } from "./phone-wallet.ts";
import { loadedScript } from "./wallet-errors.ts";
import type { WalletPort } from "./wallet-port.ts";

/** The browser's wallets, and beside them the phone's wallet app, whose script is loaded when it is wanted. */
export function createWallets(browser: WalletPort, loadConfig: () => Promise<PublicConfig>): WalletPort {
  let app: PhoneApp | null = null;
  let current: PhoneApp = browser;
  return {
    ...browser,
    connect: async (name, how) => {
      if (name === phoneWallet.name) {
        app ??= (await loadedScript(import("./phone/phone-app.ts"))).createPhoneApp(loadConfig);
        current = app;
      } else current = browser;
      return current.connect(name, how);
    },
    disconnect: () => current.disconnect(),
    signMessage: (message) => current.signMessage(message),
    canSignTransactions: () => current.canSignTransactions(),
    signTransaction: (wire) => current.signTransaction(wire),
  };
}
