import type { Adapter, WalletName } from "@solana/wallet-adapter-base";
import { useWallet, WalletProvider } from "@solana/wallet-adapter-react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** What the mounted wallet-adapter runtime offers. */
export interface WalletRuntimeHandle {
  adapters: readonly Adapter[];
  select(name: string | null): void;
}

type Report = (handle: WalletRuntimeHandle) => void;

const ignore = () => {};

/** wallet-adapter-react, in a root of its own beside the app's and only when a wallet is wanted. */
export function mountWalletRuntime(report: Report): void {
  // At once: a rendering that is broken off and begun again would look for the page's wallets twice, and complain.
  flushSync(() =>
    createRoot(document.createElement("div")).render(
      <WalletProvider wallets={[]} autoConnect={false} localStorageKey="gemwright.wallet" onError={ignore}>
        <Bridge report={report} />
      </WalletProvider>,
    ),
  );
}

function Bridge({ report }: { report: Report }) {
  const { wallets, select } = useWallet();
  useEffect(() => {
    report({
      adapters: wallets.map((wallet) => wallet.adapter),
      select: (name) => select(name as WalletName | null),
    });
  }, [wallets, select, report]);
  return null;
}
