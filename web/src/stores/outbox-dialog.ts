import { createStore } from "zustand/vanilla";

/** Whether what the server has not heard yet is shown: from the bar, or from the card of a token that it is about. */
export const outboxDialogStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openOutbox = (): void => outboxDialogStore.setState({ isOpen: true });
export const closeOutbox = (): void => outboxDialogStore.setState({ isOpen: false });
