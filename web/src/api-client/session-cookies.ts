import { cookies } from "#contract/limits.ts";

export interface SessionSecrets {
  access: string;
  refresh: string;
  csrf: string;
}

const attributes = `path=/; secure; samesite=strict; max-age=${cookies.days * 24 * 60 * 60}`;

const cookieOf = (pairs: readonly string[], name: string): string | null => {
  const pair = pairs.find((entry) => entry.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
};

/** The three cookies, or null when one is missing. The server never reads them: only the header authenticates. */
export function readSessionCookies(): SessionSecrets | null {
  // Read `document.cookie` once: another tab may be writing to it.
  const pairs = document.cookie.split("; ");
  const access = cookieOf(pairs, cookies.access);
  const refresh = cookieOf(pairs, cookies.refresh);
  const csrf = cookieOf(pairs, cookies.csrf);
  return access && refresh && csrf ? { access, refresh, csrf } : null;
}

export function writeSessionCookies({ access, refresh, csrf }: SessionSecrets): void {
  for (const [name, value] of [
    [cookies.access, access],
    [cookies.refresh, refresh],
    [cookies.csrf, csrf],
  ] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API's attributes
    document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  }
}

export function clearSessionCookies(): void {
  for (const name of [cookies.access, cookies.refresh, cookies.csrf]) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API's attributes
    document.cookie = `${name}=; path=/; secure; samesite=strict; max-age=0`;
  }
}
