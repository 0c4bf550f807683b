import { createStore } from "zustand/vanilla";

/** Whether the outbox dialog is open, opened from the bar or from the card of one token. */
export const outboxDialogStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openOutbox = (): void => outboxDialogStore.setState({ isOpen: true });
export const closeOutbox = (): void => outboxDialogStore.setState({ isOpen: false });
