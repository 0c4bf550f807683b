import bs58 from "bs58";
import type { AccountState } from "./vm.ts";

export const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
export const TOKEN_2022_PROGRAM = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";

export interface MintState {
  mintAuthority: string | null;
  freezeAuthority: string | null;
  supply: bigint;
  decimals: number;
  initialized: boolean;
  extensions: Extension[];
}

export interface TokenAccountState {
  mint: string;
  owner: string;
  amount: bigint;
  delegate: string | null;
  delegatedAmount: bigint;
  state: "uninitialized" | "initialized" | "frozen";
  rentExemptReserve: bigint | null;
  closeAuthority: string | null;
  extensions: Extension[];
}

/** One entry of a Token-2022 account's list of extensions. */
export interface Extension {
  type: number;
  data: Buffer;
}

export const isTokenProgram = (program: string) =>
  program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM;

const MINT_BYTES = 82;
const ACCOUNT_BYTES = 165;
const KIND_MINT = 1;
const KIND_ACCOUNT = 2;

export function readMint(account: AccountState | undefined): MintState | undefined {
  const data = dataOfKind(account, MINT_BYTES, KIND_MINT);
  if (!data) return;
  return {
    mintAuthority: optionalKey(data, 0),
    supply: data.readBigUInt64LE(36),
    decimals: data.readUInt8(44),
    initialized: data.readUInt8(45) === 1,
    freezeAuthority: optionalKey(data, 46),
    extensions: extensions(data),
  };
}

export function readTokenAccount(account: AccountState | undefined): TokenAccountState | undefined {
  const data = dataOfKind(account, ACCOUNT_BYTES, KIND_ACCOUNT);
  if (!data) return;
  return {
    mint: key(data, 0),
    owner: key(data, 32),
    amount: data.readBigUInt64LE(64),
    delegate: optionalKey(data, 72),
    state: (["uninitialized", "initialized", "frozen"] as const)[data.readUInt8(108)] ?? "uninitialized",
    rentExemptReserve: data.readUInt32LE(109) === 1 ? data.readBigUInt64LE(113) : null,
    delegatedAmount: data.readBigUInt64LE(121),
    closeAuthority: optionalKey(data, 129),
    extensions: extensions(data),
  };
}

function dataOfKind(account: AccountState | undefined, plainBytes: number, kind: number): Buffer | undefined {
  if (!account || !isTokenProgram(account.owner)) return;
  const data = Buffer.from(account.data);
  const isKind = data.length === plainBytes || (data.length > ACCOUNT_BYTES && data[ACCOUNT_BYTES] === kind);
  return isKind ? data : undefined;
}

function extensions(data: Buffer): Extension[] {
  const found: Extension[] = [];
  let offset = ACCOUNT_BYTES + 1;
  while (offset + 4 <= data.length) {
    const type = data.readUInt16LE(offset);
    const end = offset + 4 + data.readUInt16LE(offset + 2);
    if (type === 0 || end > data.length) break;
    found.push({ type, data: data.subarray(offset + 4, end) });
    offset = end;
  }
  return found;
}

const key = (data: Buffer, offset: number) => bs58.encode(data.subarray(offset, offset + 32));

const optionalKey = (data: Buffer, offset: number) =>
  data.readUInt32LE(offset) === 1 ? key(data, offset + 4) : null;
