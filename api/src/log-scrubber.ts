const BLOT = "[redacted]";

/**
 * Field names whose values are never logged, without hyphens and underscores. Bodies too: they are users'
 * words.
 */
const secretNames = new Set([
  ...["authorization", "proxyauthorization", "cookie", "setcookie", "xcsrftoken", "csrftoken", "csrf"],
  ...["accesstoken", "refreshtoken", "token", "signature", "createsignature", "message", "nonce"],
  ...["idempotencykey", "apikey", "xapikey", "key", "secret", "password", "secretkey", "privatekey"],
  ...["body", "rawbody", "payload", "headers", "formdata"],
]);

/**
 * Minimal lengths of a key and of a password. Redacting shorter ones, which may be words, would make a log
 * unreadable.
 */
const LONG_ENOUGH = 12;
const PASSWORD_LONG_ENOUGH = 6;
const DEEPEST = 6;

/** Characters of one text, and of one line in all: logs are not for bodies, and scrubbing takes time. */
const MOST_OF_TEXT = 4 * 1024;
const MOST_OF_LINE = 32 * 1024;
const CUT = "[cut]";
/** Characters that a number, quotes and the like count as. */
const SMALL = 8;

/** Makes a log line safe: takes plain data and errors, returns plain data. */
export function createScrubber(secrets: readonly string[]): (line: readonly unknown[]) => unknown[] {
  const parts = [...new Set(secrets.flatMap(partsOf))].sort((one, other) => other.length - one.length);

  return (line) => {
    let room = MOST_OF_LINE;
    return line.map((value) => (value instanceof Error ? { err: scrub(value, 0) } : scrub(value, 0)));

    function scrub(value: unknown, depth: number): unknown {
      room -= SMALL;
      if (room < 0) return CUT;
      if (typeof value === "string") return text(value);
      if (typeof value !== "object" || value === null)
        return typeof value === "bigint" ? text(String(value)) : value;
      if (depth > DEEPEST) return "[deeper]";
      if (value instanceof Error) return describeError(value, depth);
      if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
      if (Array.isArray(value)) return scrubList(value, depth);
      return scrubFields(value, depth);
    }

    function scrubList(list: readonly unknown[], depth: number): unknown[] {
      const kept: unknown[] = [];
      for (const item of list) {
        kept.push(scrub(item, depth + 1));
        if (room < 0) break;
      }
      return kept;
    }

    function scrubFields(fields: object, depth: number): object {
      const kept: [string, unknown][] = [];
      for (const [name, item] of Object.entries(fields)) {
        kept.push([text(name), isSecret(name) ? BLOT : scrub(item, depth + 1)]);
        if (room < 0) break;
      }
      return Object.fromEntries(kept);
    }

    /** An error's further fields may hold anything, such as a request's body, and are left out. */
    function describeError(error: Error, depth: number): object {
      const { name, code, cause } = error as Error & { code?: unknown };
      return {
        type: text(name),
        ...(typeof code === "string" || typeof code === "number" ? { code: scrub(code, depth) } : {}),
        message: text(error.message),
        stack: text(error.stack ?? ""),
        ...(cause === undefined ? {} : { cause: scrub(cause, depth + 1) }),
      };
    }

    function text(original: string): string {
      const blotted = parts.reduce((rest, part) => rest.replaceAll(part, BLOT), blotUnread(original));
      const kept = cut(blotted, Math.min(MOST_OF_TEXT, Math.max(room, 0)));
      room -= kept.length;
      return patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), kept);
    }
  };
}

/** Cuts a text at a word's end, because half an address would show its password. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  return `${end > 0 ? head.slice(0, end) : ""} ${CUT}`;
}

const UNREAD = '" is not valid JSON';

/** Redacts what `JSON.parse` quotes when it cannot read it. */
function blotUnread(text: string): string {
  const [start, end] = [text.indexOf('"'), text.lastIndexOf(UNREAD)];
  return end > start ? `${text.slice(0, start)}"${BLOT}${text.slice(end)}` : text;
}

const isSecret = (name: string): boolean => secretNames.has(name.toLowerCase().replace(/[-_]/g, ""));

/** Secrets that are recognized by their form, for example in an error's message. */
const patterns: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Addresses keep their host alone: keys stand in user names, paths and queries.
  [
    /\b(?!file:|node:)([a-z][a-z0-9+.-]{0,30}:\/\/)(?:[^\s/?#"'`<>]*@)?([^\s/?#"'`<>)]+)[^\s"'`<>)]*/gi,
    "$1$2",
  ],
  [/\b(Bearer|Basic) +[^\s"',]+/gi, `$1 ${BLOT}`],
  [/\b(Nonce: +)\S+/g, `$1${BLOT}`],
  [
    /\b(api[-_]?key|access[-_]?token|refresh[-_]?token|csrf[-_]?token|token|secret|password)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1$2${BLOT}`,
  ],
];

/** A secret itself, and those parts of an address that may be a key or a password. */
function partsOf(secret: string): string[] {
  if (!URL.canParse(secret)) return secret.length < LONG_ENOUGH ? [] : [secret];
  const { password, pathname, searchParams } = new URL(secret);
  const keys = [...pathname.split("/"), ...searchParams.values()].filter(
    (part) => part.length >= LONG_ENOUGH,
  );
  const parts = password.length < PASSWORD_LONG_ENOUGH ? keys : [...keys, password];
  return parts.flatMap((part) => [part, decodePart(part)]);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
