import type { PublicKey } from "@solana/web3.js";

// How the launchpad lays out what it reads and keeps: little-endian, texts with their length before them.

export const hex = (text: string): Buffer => Buffer.from(text, "hex");

export const byte = (value: number | boolean): Buffer => Buffer.from([Number(value)]);

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function u64(value: bigint | number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

export const key = (value: PublicKey): Buffer => value.toBuffer();

export function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u32(bytes.length), bytes]);
}
