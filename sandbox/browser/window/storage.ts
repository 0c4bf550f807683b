/**
 * What the wallet remembers, on its own origin. Some browsers deny storage to a frame of another site; there
 * it is a cookie of this site, partitioned to the app's, and where that is denied too it lasts for this
 * visit.
 */
export function read<T>(key: string, otherwise: T): T {
  const text = places
    .map((place) => attempt(() => place.read(key)))
    .find((found) => typeof found === "string");
  return text ? (JSON.parse(text) as T) : otherwise;
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  places.some((place) => attempt(() => place.write(key, text)) === true);
}

interface Place {
  read(key: string): string | null | undefined;
  /** True when it is kept. */
  write(key: string, text: string): boolean;
}

const inLocalStorage: Place = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => {
    localStorage.setItem(key, text);
    return true;
  },
};

const YEAR_SECONDS = 31_536_000;

const inCookie: Place = {
  read: (key) => {
    const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${key}=`));
    return found && decodeURIComponent(found.slice(key.length + 1));
  },
  write: (key, text) => {
    const flags = `Path=/wallet; Secure; SameSite=None; Partitioned; Max-Age=${YEAR_SECONDS}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
    document.cookie = `${key}=${encodeURIComponent(text)}; ${flags}`;
    return inCookie.read(key) === text;
  },
};

const memory = new Map<string, string>();

const inMemory: Place = {
  read: (key) => memory.get(key),
  write: (key, text) => {
    memory.set(key, text);
    return true;
  },
};

const places = [inLocalStorage, inCookie, inMemory];

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return;
  }
}
