/** Chromium's event for an app that can be installed. TypeScript's DOM types do not have it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | null = null;

/** Keeps the browser's install event for later: it fires once, and early. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
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
