import type { WalletName } from "@solana/wallet-adapter-base";
import { useWallet, WalletProvider } from "@solana/wallet-adapter-react";
import { useEffect } from "react";
import { runtimeStore } from "./runtime-store.ts";

const ignore = () => {};

/** wallet-adapter-react, mounted beside the router and only when a wallet is wanted. */
export function WalletRuntime() {
  return (
    <WalletProvider wallets={[]} autoConnect={false} localStorageKey="gemwright.wallet" onError={ignore}>
      <Bridge />
    </WalletProvider>
  );
}

function Bridge() {
  const { wallets, select } = useWallet();
  useEffect(() => {
    runtimeStore.setState({
      handle: {
        adapters: wallets.map((wallet) => wallet.adapter),
        select: (name) => select(name as WalletName | null),
      },
    });
  }, [wallets, select]);
  return null;
}
