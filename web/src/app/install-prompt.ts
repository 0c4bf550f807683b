/** Chromium's event for an app that can be installed. TypeScript's DOM types do not have it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | undefined;

export const INSTALL = "beforeinstallprompt";

/** Keeps the browser's install event for later: it fires once, and early, perhaps before this script is there. */
export function keepInstallPrompt(before?: Event): void {
  kept = before as InstallPrompt | undefined;
  addEventListener(INSTALL, (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  addEventListener("appinstalled", forgetInstallPrompt);
}

/** Undefined if the app is installed, or the browser has not offered it. */
export const installPrompt = (): InstallPrompt | undefined => kept;

/** It can be used once. */
export function forgetInstallPrompt(): void {
  kept = undefined;
}
