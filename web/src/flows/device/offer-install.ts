import { forgetInstallPrompt, type InstallPrompt, installPrompt } from "../../install-prompt.ts";

const DECLINED = "gemwright.install";

/** What there is to accept, unless somebody at this device has said no before. */
export const offeredInstall = (): InstallPrompt | null =>
  localStorage.getItem(DECLINED) === "declined" ? null : installPrompt();

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
