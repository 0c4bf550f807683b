const BLOT = "[redacted]";

/** Names of what is never logged, without their hyphens and underscores. Bodies too: they are the users' words. */
const secretNames = new Set([
  ...["authorization", "proxyauthorization", "cookie", "setcookie", "xcsrftoken", "csrftoken", "csrf"],
  ...["accesstoken", "refreshtoken", "token", "signature", "createsignature", "message", "nonce"],
  ...["idempotencykey", "apikey", "xapikey", "key", "secret", "password", "secretkey", "privatekey"],
  ...["body", "rawbody", "payload", "headers", "formdata"],
]);

/** Characters of a key, and of a password: what is shorter may be a word, and blotting it would make a log unreadable. */
const LONG_ENOUGH = 12;
const PASSWORD_LONG_ENOUGH = 6;
const DEEPEST = 6;

/** Makes what is to be logged safe: plain data and errors in, plain data out. */
export function createScrubber(secrets: readonly string[]): (value: unknown) => unknown {
  const parts = [...new Set(secrets.flatMap(partsOf))].sort((one, other) => other.length - one.length);

  const scrubText = (text: string): string =>
    patterns.reduce(
      (rest, [pattern, instead]) => rest.replace(pattern, instead),
      parts.reduce((rest, part) => rest.replaceAll(part, BLOT), text),
    );

  const scrub = (value: unknown, depth = 0): unknown => {
    if (typeof value === "string") return scrubText(value);
    if (typeof value !== "object" || value === null) return typeof value === "bigint" ? String(value) : value;
    if (depth > DEEPEST) return "[deeper]";
    if (value instanceof Error) return describeError(value, depth);
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, isSecret(name) ? BLOT : scrub(item, depth + 1)]),
    );
  };

  /** An error's own further fields may hold anything, a request's body for one: they are left out. */
  const describeError = (error: Error, depth: number): object => {
    const { name, code, cause } = error as Error & { code?: unknown };
    return {
      type: name,
      ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
      message: scrubText(error.message),
      stack: scrubText(error.stack ?? ""),
      ...(cause === undefined ? {} : { cause: scrub(cause, depth + 1) }),
    };
  };

  return (value) => (value instanceof Error ? { err: scrub(value) } : scrub(value));
}

const isSecret = (name: string): boolean => secretNames.has(name.toLowerCase().replace(/[-_]/g, ""));

/** What gives itself away by its form, in the words of an error for one. */
const patterns: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Addresses keep their host alone: keys stand in user names, paths and queries.
  [/\b(?!file:|node:)([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#"'`<>]*@)?([^\s/?#"'`<>)]+)[^\s"'`<>)]*/gi, "$1$2"],
  [/\b(Bearer|Basic) +[^\s"',]+/gi, `$1 ${BLOT}`],
  [/\b(Nonce: +)\S+/g, `$1${BLOT}`],
  [
    /\b(api[-_]?key|access[-_]?token|refresh[-_]?token|csrf[-_]?token|token|secret|password)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1$2${BLOT}`,
  ],
  // What JSON.parse could not read.
  [/"[\s\S]*" is not valid JSON/g, `"${BLOT}" is not valid JSON`],
];

/** A secret itself, and of an address what may be a key or a password. */
function partsOf(secret: string): string[] {
  if (!URL.canParse(secret)) return secret.length < LONG_ENOUGH ? [] : [secret];
  const { password, pathname, searchParams } = new URL(secret);
  const keys = [...pathname.split("/"), ...searchParams.values()].filter(
    (part) => part.length >= LONG_ENOUGH,
  );
  const parts = password.length < PASSWORD_LONG_ENOUGH ? keys : [...keys, password];
  return parts.flatMap((part) => [part, decoded(part)]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
