import type { ChoosableWallet } from "../stores/chooser.ts";

export interface ConnectedAccount {
  name: string;
  address: string;
}

/** The browser wallet as the flows see it. Foreign errors pass through it untranslated: see `wallet-errors.ts`. */
export interface WalletPort {
  /** Supported wallets that are present, in the order of the configuration. */
  detect(supported: readonly string[]): Promise<ChoosableWallet[]>;
  connect(name: string, how: { silent: boolean }): Promise<ConnectedAccount>;
  disconnect(): Promise<void>;
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  canSignTransactions(): boolean;
  /** The wire bytes of a transaction in, the same with the wallet's signature out. */
  signTransaction(wire: Uint8Array): Promise<Uint8Array>;
  /** A wallet registered, or went. */
  onWalletsChange(listener: () => void): () => void;
  /** The account changed, or was taken away (null), without our doing. A listener that is added twice is called once. */
  onAccountChange(listener: (account: ConnectedAccount | null) => void): () => void;
}
