export interface StorageUse {
  /** In bytes. */
  used: number;
  /** How much the browser lets the app use, in bytes. */
  quota: number;
  /** The browser has promised not to clear it by itself. */
  isPersistent: boolean;
}

/** How much the app keeps on this device; null where the browser does not say. */
export async function storageUse(): Promise<StorageUse | null> {
  const { storage } = navigator;
  if (!storage?.estimate) return null;
  const [{ usage, quota }, isPersistent] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return usage === undefined || !quota ? null : { used: usage, quota, isPersistent };
}
