import * as z from "zod/mini";

export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/**
 * An id that a client made, e.g. of a token that was made offline. The server's own ids have version 8, so
 * that a client's id is never one of them.
 */
export const ClientId = Id.check(
  z.refine((id) => id[14] !== "8", "An id you choose must be a UUID of version 4 or 7."),
);

/** ISO 8601, UTC. */
export const Time = z.iso.datetime();

export const Succeeded = z.object({
  success: z.boolean(),
  message: z.string(),
});
export type Succeeded = z.infer<typeof Succeeded>;

/** A whole number in a query. It must be decimal digits: `1e3`, `0x10` and the like are refused. */
export const queryInteger = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(z.transform(fromDigits), z.coerce.number().check(z.int(), z.gte(min), z.lte(max))),
    fallback,
  );

const fromDigits = (given: unknown): unknown =>
  typeof given === "string" && !/^\d+$/.test(given) ? Number.NaN : given;

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Whether the text is base58 of exactly `size` bytes. */
export function isBase58(text: string, size: number): boolean {
  if (text.length === 0 || text.length > Math.ceil(size * 1.4)) return false;
  const bytes: number[] = [];
  for (const character of text) {
    let carry = ALPHABET.indexOf(character);
    if (carry < 0) return false;
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] ?? 0) * 58;
      bytes[i] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff);
  }
  const leadingZeros = /^1*/.exec(text)?.[0].length ?? 0;
  return bytes.length + leadingZeros === size;
}

/** A Solana address: base58 of 32 bytes. */
export const Address = z
  .string()
  .check(z.refine((text) => isBase58(text, 32), "Please enter a valid Solana address."));
/** A transaction signature: base58 of 64 bytes. */
export const Signature = z
  .string()
  .check(z.refine((text) => isBase58(text, 64), "Please enter a valid signature."));

const shorten = (address: string, head: number, tail: number): string =>
  address.length <= head + tail ? address : `${address.slice(0, head)}...${address.slice(-tail)}`;

/** Navigation bar, profile and settings: first 4 and last 4 characters. */
export const shortAddress = (address: string): string => shorten(address, 4, 4);
/** My Gems: first 6 and last 4 characters. */
export const cardAddress = (address: string): string => shorten(address, 6, 4);

/**
 * Control and format characters, the latter being the bidi, zero-width and tag characters; and halves of
 * surrogate pairs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
/** The same for a text, in which line breaks, tabs and the joiners of emoji and Indic scripts stay. */
const INVISIBLE_IN_TEXT = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** More marks on one letter than any script has. Normalizing a long run of marks takes quadratic time. */
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** NFC in linear time. */
const compose = (text: string): string => text.replace(MARKS, "$1").normalize("NFC");

/** One line for display: NFC, without control, bidi and zero-width characters, spaces folded, trimmed. */
export const cleanLine = (text: string): string =>
  compose(text.replace(/\s+/gu, " ").replace(INVISIBLE, "")).replace(/ +/g, " ").trim();

/** A paragraph: as `cleanLine`, but line breaks stay. */
export const cleanText = (text: string): string =>
  compose(text.replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_TEXT, "")).trim();

/** A line of 1 to `max` UTF-16 units after cleaning. */
export const line = (max: number) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(max));

/** A text of 1 to `max` UTF-16 units after cleaning. */
export const paragraph = (max: number) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(max));

/** Length in UTF-8 bytes, which is how the chain counts. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x800 ? 1 : 2;
  }
  return bytes;
}

const isWebUrl = (text: string): boolean =>
  /^https?:\/\//i.test(text) && text.length <= 2048 && URL_SHAPE.test(text);
// This module sees no DOM or Node types, hence no `URL`; the server parses with `URL` as well.
const URL_SHAPE = /^https?:\/\/[^\s/?#@"'<>\\]+(?:[/?#][^\s"'<>\\]*)?$/i;

/** An absolute http or https address without credentials. */
export const WebUrl = z
  .string()
  .check(z.refine(isWebUrl, "Please enter a full address that begins with https://"));

export const SocialLinks = z.object({
  twitter: z.optional(WebUrl),
  telegram: z.optional(WebUrl),
  discord: z.optional(WebUrl),
  website: z.optional(WebUrl),
});
export type SocialLinks = z.infer<typeof SocialLinks>;
