import { createStore } from "zustand/vanilla";

/**
 * What stands between a request and the phone's wallet app. `permission`: the browser will ask whether the site may
 * reach apps. `tap`: only a tap may open an app. `waiting`: the app is open.
 */
export type PhoneStep = "permission" | "tap" | "waiting";

interface PhonePromptState {
  step: PhoneStep | null;
  /** True while a page shows the prompt in its own place, so that no dialog does. */
  isInPage: boolean;
  proceed: () => void;
  cancel: () => void;
}

const nothing = { step: null, proceed: () => {}, cancel: () => {} };

export const phonePromptStore = createStore<PhonePromptState>(() => ({ ...nothing, isInPage: false }));

export const hidePhonePrompt = (): void => phonePromptStore.setState(nothing);

/** Shows that the wallet app is waited for. */
export const showWaiting = (cancel: () => void): void =>
  phonePromptStore.setState({ step: "waiting", proceed: () => {}, cancel });

/** Resolves once the owner taps to go on; rejects with the signal's reason if it is aborted first. */
export function askForTap(step: PhoneStep, cancel: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    phonePromptStore.setState({ step, proceed: resolve, cancel });
  });
}
