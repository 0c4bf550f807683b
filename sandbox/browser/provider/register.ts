import type { Wallet, WindowAppReadyEventAPI } from "@wallet-standard/base";

type Register = (api: WindowAppReadyEventAPI) => void;

/** Makes a wallet known by the Wallet Standard's two events, whichever of app and wallet loads first. */
export function registerWallet(wallet: Wallet): void {
  const register: Register = (api) => {
    api.register(wallet);
  };
  window.dispatchEvent(new CustomEvent<Register>("wallet-standard:register-wallet", { detail: register }));
  window.addEventListener("wallet-standard:app-ready", (event) => {
    register((event as CustomEvent<WindowAppReadyEventAPI>).detail);
  });
}
