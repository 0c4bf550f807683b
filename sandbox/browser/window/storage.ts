/** What the wallet remembers, on its own origin; for this visit only where a browser forbids storage in frames. */
const fallback = new Map<string, string>();

export function read<T>(key: string, otherwise: T): T {
  const text = attempt(() => localStorage.getItem(key)) ?? fallback.get(key);
  return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  attempt(() => localStorage.setItem(key, text));
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return;
  }
}
