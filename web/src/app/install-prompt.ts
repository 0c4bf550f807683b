/** What Chromium gives to an app that could be installed. Not in TypeScript's own list yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | null = null;

/** Keeps the browser's offer to install the app for a moment of our own: it comes once, and early. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  addEventListener("appinstalled", forgetInstallPrompt);
}

/** Null where the app is installed, or the browser has not offered it. */
export const installPrompt = (): InstallPrompt | null => kept;

/** It can be used once. */
export function forgetInstallPrompt(): void {
  kept = null;
}
