import { connectionStore } from "../../stores/connection.ts";

/** Says that the outbox is being sent, for as long as it is. */
export async function whileSyncing<T>(work: () => Promise<T>): Promise<T> {
  connectionStore.setState({ isSyncing: true });
  try {
    return await work();
  } finally {
    connectionStore.setState({ isSyncing: false });
  }
}
