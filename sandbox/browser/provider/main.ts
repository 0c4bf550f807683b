import { registerWallet } from "./register.ts";
import { createSandboxWallet } from "./sandbox-wallet.ts";

// A classic script, loaded into the app's page: where it came from is where the wallet's window lives.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  registerWallet(createSandboxWallet(new URL(script.src).origin));
}
