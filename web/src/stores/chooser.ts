import { createStore } from "zustand/vanilla";
import type { SupportedWallet } from "#contract/config.ts";

export interface ChoosableWallet {
  name: string;
  icon: string;
  /** What its name alone does not say. */
  hint?: string;
}

export interface ChooserState {
  open: boolean;
  wallets: readonly ChoosableWallet[];
  supported: readonly SupportedWallet[];
  /** The wallet that the user picked and that is being asked. */
  asking: string | null;
  choose: (name: string | null) => void;
}

const closed: ChooserState = { open: false, wallets: [], supported: [], asking: null, choose: () => {} };

export const chooserStore = createStore<ChooserState>(() => closed);

export const closeChooser = (): void => chooserStore.setState(closed, true);

/** The list of wallets changed while the chooser is open. */
export function offerWallets(wallets: readonly ChoosableWallet[]): void {
  if (chooserStore.getState().open) chooserStore.setState({ wallets });
}

/** Opens the chooser. Resolves with the wallet's name, or null if the user closes it. */
export function chooseWallet(
  wallets: readonly ChoosableWallet[],
  supported: readonly SupportedWallet[],
): Promise<string | null> {
  return new Promise((resolve) => {
    const choose = (name: string | null) => {
      if (name === null) closeChooser();
      else chooserStore.setState({ asking: name });
      resolve(name);
    };
    chooserStore.setState({ open: true, wallets, supported, asking: null, choose });
  });
}
