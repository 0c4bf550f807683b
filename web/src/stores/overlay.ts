import { createStore } from "zustand/vanilla";

/** The overlay that a shortcut opened: palette or shortcut sheet. */
export const overlayStore = createStore<{ shown: "palette" | "shortcuts" | null }>(() => ({ shown: null }));

export const openPalette = (): void => overlayStore.setState({ shown: "palette" });
export const openShortcuts = (): void => overlayStore.setState({ shown: "shortcuts" });
export const closeOverlay = (): void => overlayStore.setState({ shown: null });
