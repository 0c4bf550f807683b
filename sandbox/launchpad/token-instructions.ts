import { createHash } from "node:crypto";
import { type PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { ASSOCIATED_TOKEN_PROGRAM, TOKEN_2022, tokenAccountOf } from "./addresses.ts";

// The few Token-2022 instructions that a launch needs, laid out by hand.

/** Bytes of a mint with a metadata pointer, before its metadata is written. */
export const MINT_BYTES = 234;

export interface Metadata {
  name: string;
  symbol: string;
  uri: string;
}

/** Bytes that the metadata adds to the mint: type, length, two keys, three texts, an empty list. */
export function metadataBytes({ name, symbol, uri }: Metadata): number {
  return 4 + 64 + [name, symbol, uri].reduce((sum, text) => sum + 4 + Buffer.byteLength(text), 0) + 4;
}

/** The mint holds its own metadata, and nobody can point it elsewhere. */
export const initializeMetadataPointer = (mint: PublicKey) =>
  onMint([writable(mint)], Buffer.from([39, 0]), NO_KEY, mint.toBuffer());

/** No freeze authority. */
export const initializeMint = (mint: PublicKey, authority: PublicKey, decimals: number) =>
  onMint([writable(mint)], Buffer.from([20, decimals]), authority.toBuffer(), Buffer.from([0]));

export const initializeMetadata = (mint: PublicKey, authority: PublicKey, metadata: Metadata) =>
  onMint(
    [writable(mint), readonly(authority), readonly(mint), signer(authority)],
    interfaceDiscriminator("initialize_account"),
    ...[metadata.name, metadata.symbol, metadata.uri].map(borshText),
  );

export const createTokenAccount = (payer: PublicKey, owner: PublicKey, mint: PublicKey) =>
  new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [
      { pubkey: payer, isSigner: true, isWritable: true },
      writable(tokenAccountOf(owner, mint)),
      readonly(owner),
      readonly(mint),
      readonly(SystemProgram.programId),
      readonly(TOKEN_2022),
    ],
    data: Buffer.from([0]),
  });

export const mintTo = (mint: PublicKey, account: PublicKey, authority: PublicKey, amount: bigint) =>
  onMint([writable(mint), writable(account), signer(authority)], Buffer.from([7]), u64(amount));

const AUTHORITY_MINT_TOKENS = 0;

export const dropMintAuthority = (mint: PublicKey, authority: PublicKey) =>
  onMint([writable(mint), signer(authority)], Buffer.from([6, AUTHORITY_MINT_TOKENS, 0]));

export const dropMetadataAuthority = (mint: PublicKey, authority: PublicKey) =>
  onMint([writable(mint), signer(authority)], interfaceDiscriminator("update_the_authority"), NO_KEY);

const NO_KEY = Buffer.alloc(32);

const onMint = (keys: TransactionInstruction["keys"], ...data: Buffer[]) =>
  new TransactionInstruction({ programId: TOKEN_2022, keys, data: Buffer.concat(data) });

const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false });
const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true });
const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: false });

const interfaceDiscriminator = (instruction: string) =>
  createHash("sha256").update(`spl_token_metadata_interface:${instruction}`).digest().subarray(0, 8);

function borshText(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}
