import type { createSandboxWallet } from "./provider/sandbox-wallet.ts";

type SandboxWallet = ReturnType<typeof createSandboxWallet>;

/** The wallet that the page's other script registers by the Wallet Standard's two events. */
export const sandboxWallet = new Promise<SandboxWallet>((resolve) => {
  const api = { register: resolve };
  window.addEventListener("wallet-standard:register-wallet", (event) => {
    if (event instanceof CustomEvent) event.detail(api);
  });
  window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }));
});
