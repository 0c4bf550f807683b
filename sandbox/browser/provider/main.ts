import type { Wallet, WindowAppReadyEventAPI } from "@wallet-standard/base";
import { createSandboxWallet } from "./sandbox-wallet.ts";

// A classic script, loaded into the app's page: where it came from is where the wallet's window lives.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  registerWallet(createSandboxWallet(new URL(script.src).origin));
}

type Register = (api: WindowAppReadyEventAPI) => void;

/** Makes a wallet known by the Wallet Standard's two events, whichever of app and wallet loads first. */
function registerWallet(wallet: Wallet): void {
  const register: Register = (api) => {
    api.register(wallet);
  };
  window.dispatchEvent(new CustomEvent<Register>("wallet-standard:register-wallet", { detail: register }));
  window.addEventListener("wallet-standard:app-ready", (event) => {
    register((event as CustomEvent<WindowAppReadyEventAPI>).detail);
  });
}
