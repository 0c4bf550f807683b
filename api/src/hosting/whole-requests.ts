import type { Clock } from "../deps.ts";
import type { AnswerWhole } from "../raw-sockets.ts";
import type { Settings } from "../settings.ts";
import { classifyHost } from "./host-table.ts";
import { type Body, bodyKey, type Site, type SiteCache } from "./site-cache.ts";
import { encodingsFor, isKnown, tagsIn } from "./site-server.ts";

/** Bytes of a request that are looked at. */
const MOST_BYTES = 4_096;
/** Requests that are remembered by their bytes; browsers of one make send the same ones. */
const MOST_REMEMBERED = 4_096;

interface Needs {
  settings: Pick<Settings, "appHosts" | "sitesDomain">;
  sites: Pick<SiteCache, "inMemory" | "readInMemory">;
  clock: Clock;
  /** The headers that node:http adds for a connection that stays. */
  keepAlive: string;
  onView(websiteId: string): void;
  onAnswer(status: "2xx" | "3xx"): void;
}

/** What a request asks for, and which file that was when it was last looked at. Never the bytes: memory is for those. */
interface Asked {
  host: string;
  path: string;
  accepted: string | undefined;
  knownTags: readonly string[];
  site?: Site;
  key?: string | undefined;
}

/**
 * Answers requests for files of live sites that are in memory, from the bytes of the request to the bytes of the
 * answer. These are the ones that node:http would write for the same request.
 */
export function createWholeRequests(needs: Needs): AnswerWhole {
  const { settings, sites, clock, keepAlive, onView, onAnswer } = needs;
  const remembered = new Map<string, Asked>();

  function remember(text: string): Asked | null {
    const asked = readRequest(text);
    if (!asked || classifyHost(asked.host, settings).kind !== "site") return null;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, asked);
    return asked;
  }

  return (bytes) => {
    if (bytes.length > MOST_BYTES) return null;
    const text = bytes.toString("latin1");
    const asked = remembered.get(text) ?? remember(text);
    if (!asked) return null;
    const site = sites.inMemory(asked.host);
    const now = clock();
    if (!site || site.isTakenDown || site.expiresAt <= now) return null;
    if (asked.site !== site) {
      const file = site.files.get(asked.path);
      const [encoding] = file ? encodingsFor(file, asked.accepted) : [];
      asked.site = site;
      asked.key = file && encoding && bodyKey(file, encoding);
    }
    const body = asked.key && sites.readInMemory(asked.key);
    if (!body) return null;
    const isUnchanged = isKnown(asked.knownTags, body.etag);
    if (asked.path === "/" && !isUnchanged) onView(site.websiteId);
    onAnswer(isUnchanged ? "3xx" : "2xx");
    return isUnchanged ? unchangedOf(body, now, keepAlive) : wholeOf(body, now, keepAlive);
  };
}

/** One complete GET without a body, that asks for nothing but a file. Whatever is unusual is no such request. */
const REQUEST = /^GET (\/[\w.~/-]*) HTTP\/1\.1\r\n([\t\r\n -~]+)\r\n\r\n$/;
const HEADER = /^([\w-]+):[\t ]*([\t -~]*?)[\t ]*$/;
const UNUSUAL = new Set([
  "content-length",
  "expect",
  "proxy-connection",
  "service-worker",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const ONCE = new Set(["accept-encoding", "connection", "host", "if-none-match"]);

function readRequest(text: string): Asked | null {
  const [, path = "", lines = ""] = REQUEST.exec(text) ?? [];
  const read = new Map<string, string>();
  for (const line of lines.split("\r\n")) {
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === "" || UNUSUAL.has(key) || (ONCE.has(key) && read.has(key))) return null;
    read.set(key, value);
  }
  const host = read.get("host")?.toLowerCase();
  if (!host || (read.get("connection") ?? "keep-alive").toLowerCase() !== "keep-alive") return null;
  return {
    host,
    path: path === "/index.html" ? "/" : path,
    accepted: read.get("accept-encoding"),
    knownTags: tagsIn(read.get("if-none-match")),
  };
}

/** Answers that are ready to be sent, with the second that their date names. */
interface Ready {
  second: number;
  bytes: Buffer;
}
const wholes = new WeakMap<Body, Ready>();
const unchangeds = new WeakMap<Body, Ready>();

const wholeOf = (body: Body, now: number, keepAlive: string): Buffer =>
  readyIn(wholes, body, now, (date) =>
    Buffer.concat([headOf("200 OK", body.wholeHead, date, keepAlive), body.bytes]),
  );

const unchangedOf = (body: Body, now: number, keepAlive: string): Buffer =>
  readyIn(unchangeds, body, now, (date) => headOf("304 Not Modified", body.head, date, keepAlive));

function readyIn(
  ready: WeakMap<Body, Ready>,
  body: Body,
  now: number,
  make: (date: string) => Buffer,
): Buffer {
  const second = Math.floor(now / 1_000);
  const kept = ready.get(body);
  if (kept?.second === second) return kept.bytes;
  const bytes = make(new Date(second * 1_000).toUTCString());
  ready.set(body, { second, bytes });
  return bytes;
}

function headOf(status: string, head: readonly string[], date: string, keepAlive: string): Buffer {
  let text = `HTTP/1.1 ${status}\r\n`;
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return Buffer.from(`${text}Date: ${date}\r\n${keepAlive}\r\n`, "latin1");
}
