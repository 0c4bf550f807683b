import { createStore } from "zustand/vanilla";

/** Whether the disconnect dialog is open. */
export const disconnectStore = createStore<{ asked: boolean }>(() => ({ asked: false }));

/** Asks before disconnecting, since data that is only on this device is deleted with it. */
export const askToDisconnect = (): void => disconnectStore.setState({ asked: true });
