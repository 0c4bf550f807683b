import { forgetInstallPrompt, type InstallPrompt, installPrompt } from "../../app/install-prompt.ts";

const DECLINED = "gemwright.install";

/** What there is to accept, or `by-hand` where the browser asks nobody and it takes the person's own hand. */
export type InstallOffer = InstallPrompt | "by-hand";

/** Null where there is none, or somebody at this device has said no before. */
export function offeredInstall(): InstallOffer | null {
  if (localStorage.getItem(DECLINED) === "declined") return null;
  return installPrompt() ?? (isInstalledByHand() ? "by-hand" : null);
}

/** Browsers of iOS say by `standalone` whether the page was opened from the home screen, where only a hand puts it. */
const isInstalledByHand = (): boolean =>
  (navigator as Navigator & { standalone?: boolean }).standalone === false;

/** Hands over to the browser, which asks once more. A no there is one for good, too. */
export async function acceptInstall(offer: InstallPrompt): Promise<void> {
  forgetInstallPrompt();
  const { outcome } = await offer.prompt();
  if (outcome === "dismissed") declineInstall();
}

export function declineInstall(): void {
  forgetInstallPrompt();
  localStorage.setItem(DECLINED, "declined");
}
