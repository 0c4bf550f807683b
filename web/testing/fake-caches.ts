import { vi } from "vitest";

/** The Cache API with one cache in memory, which jsdom lacks. */
export function fakeCaches(): void {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => kept.clear() });
}
