import { sentences } from "#contract/sentences.ts";
import type { ChoosableWallet } from "../stores/chooser.ts";

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E%3Crect width='36' height='36' rx='8' fill='%23512da8'/%3E%3Crect x='11' y='6' width='14' height='24' rx='3' fill='none' stroke='%23fff' stroke-width='2'/%3E%3Cpath d='M16 26h4' stroke='%23fff' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E";

/** The wallet app of an Android phone, reached by Mobile Wallet Adapter. */
export const phoneWallet: ChoosableWallet = {
  name: sentences.phone.name,
  icon,
  hint: sentences.phone.hint,
};

const KEY = "gemwright.phone-wallet";

/** What the wallet app allowed this site, as it is kept on the device. */
export const readPermit = (): string | null => localStorage.getItem(KEY);
export const keepPermit = (permit: string): void => localStorage.setItem(KEY, permit);
export const forgetPermit = (): void => localStorage.removeItem(KEY);

/**
 * Whether this browser can open a wallet app. A wallet's own browser (a web view) brings its wallet itself, and Firefox
 * would leave the page where no wallet app is installed.
 */
export const canOpenWalletApp = ({ userAgent }: Navigator = navigator): boolean =>
  window.isSecureContext &&
  /\bAndroid\b/.test(userAgent) &&
  !/; wv\)|\bVersion\/|\bFirefox\//.test(userAgent);
