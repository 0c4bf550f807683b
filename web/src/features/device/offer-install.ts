import { forgetInstallPrompt, type InstallPrompt, installPrompt } from "../../app/install-prompt.ts";

const DECLINED = "gemwright.install";

/** The browser's offer, or `by-hand` if the user must install the app by the browser's menu. */
export type InstallOffer = InstallPrompt | "by-hand";

/** Null if there is none, or the user of this device has declined. */
export function offeredInstall(): InstallOffer | null {
  if (localStorage.getItem(DECLINED) === "declined") return null;
  return installPrompt() ?? (isInstalledByHand() ? "by-hand" : null);
}

/** iOS browsers set `standalone` for a page opened from the home screen. Only the user can put it there. */
const isInstalledByHand = (): boolean =>
  (navigator as Navigator & { standalone?: boolean }).standalone === false;

/** Opens the browser's own dialog. Declining there is final, too. */
export async function acceptInstall(offer: InstallPrompt): Promise<void> {
  forgetInstallPrompt();
  const { outcome } = await offer.prompt();
  if (outcome === "dismissed") declineInstall();
}

export function declineInstall(): void {
  forgetInstallPrompt();
  localStorage.setItem(DECLINED, "declined");
}
