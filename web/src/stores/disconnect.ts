import { createStore } from "zustand/vanilla";

/** Whether the question of disconnecting stands open. */
export const disconnectStore = createStore<{ asked: boolean }>(() => ({ asked: false }));

/** Asks before the wallet is disconnected: what is only on this device goes with it. */
export const askToDisconnect = (): void => disconnectStore.setState({ asked: true });
