import type { Random } from "#composer/seeded/random.ts";

/** What the requests are about: hosts by what becomes of them, and the entity tags of the live site's page. */
export interface Target {
  hosts: readonly string[];
  tags: readonly string[];
}

/** With the last one as many as the server lets a connection have unanswered. */
const MOST_REQUESTS = 3;

const PATHS = [
  ...["/", "/", "/", "/index.html", "/logo.webp", "/robots.txt", "/no-such-file", "//", "/./", "/../"],
  ...["/?utm=1", "/#part", "*", "", "logo.webp", "/%2e", "/a b", "/é", "http://frog.localhost:8000/"],
];
const METHODS = ["GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "get", "PUT", "PRI", "G ET"];
const VERSIONS = [
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/2.0",
  "HTTP/1.1 ",
  "http/1.1",
  "",
];
const ENDS = ["\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r"];
const ENCODINGS = [
  "br",
  "gzip",
  "gzip, deflate, br",
  "br;q=0, gzip",
  "identity",
  "*",
  "",
  "BR",
  " br ",
  "br;q=0.000",
];
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ["Connection", "keep-alive"],
  ["Connection", "Keep-Alive"],
  ["Connection", "close"],
  ["Connection", "upgrade"],
  ["Connection", "keep-alive, foo"],
  ["Proxy-Connection", "close"],
  ["Content-Length", "0"],
  ["Content-Length", "5"],
  ["Content-Length", "-1"],
  ["Content-Length", "5, 5"],
  ["Transfer-Encoding", "chunked"],
  ["Transfer-Encoding", "identity"],
  ["Expect", "100-continue"],
  ["Expect", "something"],
  ["Upgrade", "websocket"],
  ["Service-Worker", "script"],
  ["Range", "bytes=0-9"],
  ["Trailer", "X"],
  ["TE", "trailers"],
  ["Cookie", "a=b"],
  ["Authorization", "Bearer x"],
  ["X-Forwarded-Host", "app.example"],
  ["User-Agent", "Mozilla/5.0 (X11; Linux x86_64)"],
  ["Accept", "text/html,*/*;q=0.8"],
  ["If-Modified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"],
  ["X-Long", "x".repeat(3_000)],
  ["X-Longer", "x".repeat(20_000)],
  ["X-Odd", "é"],
  ["X-Null", "a\u0000b"],
  ["X Space", "x"],
  ["X-Tab\t", "x"],
  ["", "x"],
  ["X-Folded", "a\r\n b"],
  ["X_Underscore", "x"],
];

/** The bytes of one connection, in the parts in which they are sent: one by one its requests, or cut anywhere. */
export function connectionOf(random: Random, target: Target): Buffer[] {
  const count = random.boolean(0.7) ? 1 : random.between(2, MOST_REQUESTS);
  const requests = Array.from({ length: count }, () => Buffer.from(requestOf(random, target), "latin1"));
  const bytes = Buffer.concat(requests);
  if (random.boolean(0.1)) changeBytes(random, bytes);
  else if (count > 1 && random.boolean(0.5)) return requests;
  return partsOf(random, random.boolean(0.1) ? bytes.subarray(0, random.between(0, bytes.length)) : bytes);
}

function requestOf(random: Random, { hosts, tags }: Target): string {
  const isPlain = random.boolean(0.7);
  const end = isPlain ? "\r\n" : random.pick(ENDS);
  const colon = isPlain ? ": " : (random.pick([": ", ":", ":\t", " : ", ":  "]) ?? ": ");
  const line = isPlain
    ? `GET ${random.pick(PATHS.slice(0, 7))} HTTP/1.1`
    : `${random.pick(METHODS)} ${random.pick(PATHS)} ${random.pick(VERSIONS)}`;
  const headers: (readonly [string, string])[] = [[caseOf(random, "Host"), random.pick(hosts) ?? ""]];
  if (random.boolean(0.7)) headers.push([caseOf(random, "Accept-Encoding"), random.pick(ENCODINGS) ?? ""]);
  if (random.boolean(0.3)) headers.push([caseOf(random, "If-None-Match"), tagOf(random, tags)]);
  if (!isPlain || random.boolean(0.3)) {
    for (let n = random.between(0, 3); n > 0; n--) headers.push(random.pick(ODD_HEADERS) ?? ["X", "x"]);
  }
  if (!isPlain && random.boolean(0.1)) headers.push(headers[0] ?? ["Host", ""]);
  if (!isPlain && random.boolean(0.05)) headers.shift();
  const shuffled = random.boolean(0.5) ? random.shuffle(headers) : headers;
  const body = random.boolean(0.1) ? (random.pick(["hello", "5\r\nhello\r\n0\r\n\r\n", "\r\n"]) ?? "") : "";
  return `${line}${end}${shuffled.map(([name, value]) => `${name}${colon}${value}${end}`).join("")}${end}${body}`;
}

function tagOf(random: Random, tags: readonly string[]): string {
  const tag = random.pick(tags) ?? "";
  return random.pick([tag, tag, `W/${tag}`, `"x", ${tag}`, "*", '"x"', ""]) ?? "";
}

const caseOf = (random: Random, name: string): string =>
  random.pick([name, name, name.toLowerCase(), name.toUpperCase()]) ?? name;

function changeBytes(random: Random, bytes: Buffer): void {
  for (let n = random.between(1, 3); n > 0 && bytes.length > 0; n--)
    bytes[random.between(0, bytes.length - 1)] = random.between(0, 255);
}

function partsOf(random: Random, bytes: Buffer): Buffer[] {
  if (random.boolean(0.02)) return trickleOf(bytes);
  if (random.boolean(0.6) || bytes.length < 2) return [bytes];
  const cuts = Array.from({ length: random.between(1, 4) }, () => random.between(1, bytes.length - 1));
  const ends = [...new Set([...cuts, bytes.length])].sort((a, b) => a - b);
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
}

/**
 * In the smallest parts: up to 64 bytes one by one, more in as many parts. More parts would take a busy machine longer than
 * the servers wait for headers.
 */
function trickleOf(bytes: Buffer): Buffer[] {
  const step = Math.max(1, Math.ceil(bytes.length / 64));
  return Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
    bytes.subarray(at * step, (at + 1) * step),
  );
}
