/** Chromium's event for an app that can be installed. TypeScript's DOM types do not have it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | null = null;

export const INSTALL = "beforeinstallprompt";

/** Keeps the browser's install event for later: it fires once, and early, perhaps before this script is there. */
export function keepInstallPrompt(before: Event | null = null): void {
  kept = before as InstallPrompt | null;
  addEventListener(INSTALL, (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  addEventListener("appinstalled", forgetInstallPrompt);
}

/** Null if the app is installed, or the browser has not offered it. */
export const installPrompt = (): InstallPrompt | null => kept;

/** It can be used once. */
export function forgetInstallPrompt(): void {
  kept = null;
}
