import * as z from "zod/mini";

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
