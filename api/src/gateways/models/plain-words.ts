import * as z from "zod";
import { cleanLine, cleanText } from "#contract/primitives.ts";

/**
 * Matches anything that could lead a reader elsewhere: web and mail addresses (also spelled out or in
 * brackets), handles, chain accounts. Applied to the compatibility form, so that look-alike letters match
 * too.
 */
const elsewhere: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|wss?|ipfs|javascript|vbscript|mailto|file)\s*:\s*\S/i,
  /\bdata:\S*[,;]/i,
  /:\/\/|\bwww\s*\.|\bxn--/i,
  /[\p{L}\d-]\.\p{L}{2,24}(?![\p{L}\d])/u,
  /[\p{L}\d-]\s*[([{<]\s*(?:\.|dot)\s*[)\]}>]\s*\p{L}{2,}/iu,
  /[\p{L}\d]\s+d[o0]t\s+(?:com|net|org|io|xyz|fun|app|gg|me|co|sol|eth|site|online|finance|info|dev|link|top|shop|club|live|vip|win|ru|cn)\b/iu,
  /[\p{L}\d]\s+\.\s*(?:com|net|org|io|xyz|fun|app|gg|me)\b/iu,
  /\S@\S|(?:^|[^\p{L}\d])@\s?[\p{L}\d_]{2,}/u,
  /\b(?:0x[0-9a-f]{12,}|[1-9A-HJ-NP-Za-km-z]{32,})\b/i,
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/,
];

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[。․·・](?=[a-z])/gi, ".");

/** True if a text leads readers to anywhere outside its page. */
export const leadsElsewhere = (text: string): boolean => {
  const plain = folded(text);
  return elsewhere.some((pattern) => pattern.test(plain));
};

/**
 * Removes from a model's text what it may not contain: markup, invisible characters, and sentences that lead
 * elsewhere.
 */
export function plainWords(text: string): string {
  const unmarked = cleanText(text)
    .replace(/<[^>]*>/g, " ")
    .replace(/[<>\u200c\u200d]/g, (mark) => (mark === "\u200d" ? mark : ""))
    .replace(/\*\*|__|`+|^#+\s/gm, "")
    // A full stop without a space after it is not an address.
    .replace(/(\p{Ll})\.(\p{Lu}\p{Ll})/gu, "$1. $2")
    .trim();
  if (!leadsElsewhere(unmarked)) return unmarked.replace(/ {2,}/g, " ");
  return unmarked
    .split(/((?<=[.!?…]["”’']?)\s+|(?<=[。！？])(?![a-z])|\n+)/iu)
    .map((part) => (leadsElsewhere(part) ? "" : part))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Cuts to at most `limit` characters, at the end of a sentence if possible, else of a word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const sentence = head.match(/^[\s\S]*[.!?。！？]["”’']?(?=\s|$)/u)?.[0];
  if (sentence && sentence.length > limit / 2) return sentence.trim();
  const words = head.slice(0, limit - 1).replace(/\s+\S*$/, "");
  return `${words.replace(/[\s,;:.–-]+$/u, "").replace(/[\ud800-\udbff]$/, "")}…`;
}

const NOTHING_LEFT = "must be plain words, without addresses, links or handles";

/** A model's text for a page: one paragraph, or one line. */
export const words = (limit: number, about: string) => fitted(limit, about, plainWords);
export const line = (limit: number, about: string) =>
  fitted(limit, about, (text) => cleanLine(plainWords(text)));

const fitted = (limit: number, about: string, clean: (text: string) => string) =>
  z
    .string()
    .meta({ description: `${about}; at most ${limit} characters` })
    .transform((text) => shorten(clean(text.slice(0, 20_000)), limit))
    .refine((text) => text !== "", NOTHING_LEFT);
