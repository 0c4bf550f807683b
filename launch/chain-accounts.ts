import type { Rpc } from "./rpc.ts";

/** An account's state; lamports, base58, bytes. */
export interface AccountState {
  lamports: bigint;
  owner: string;
  data: Uint8Array;
}

/** An account without data is closed by the chain below so many lamports. */
export const LEAST_LAMPORTS = 890_880n;

/** An answer that is not what a node answers to this question. */
export class UnreadableAnswer extends Error {}

/**
 * Reads accounts at `confirmed`, null where there is none: whole, or of each so many bytes. Throws
 * `UnreadableAnswer`.
 */
export async function readAccounts(
  rpc: Rpc,
  addresses: readonly string[],
  mostBytes?: number,
): Promise<(AccountState | null)[]> {
  const dataSlice = mostBytes === undefined ? {} : { dataSlice: { offset: 0, length: mostBytes } };
  const config = { encoding: "base64", commitment: "confirmed", ...dataSlice };
  const answer = await rpc.call("getMultipleAccounts", [addresses, config]);
  return toAccounts(isRecord(answer) ? answer.value : null, addresses.length);
}

/** Accounts as a node lists them in base64. */
export function toAccounts(list: unknown, count: number): (AccountState | null)[] {
  if (!Array.isArray(list) || list.length !== count) throw new UnreadableAnswer("accounts are missing");
  return list.map((each: unknown) => (each === null ? null : toAccount(each)));
}

function toAccount(value: unknown): AccountState {
  if (!isRecord(value)) throw new UnreadableAnswer("an account is no object");
  const { lamports, owner, data } = value;
  const text: unknown = Array.isArray(data) && data[1] === "base64" ? data[0] : null;
  if (typeof lamports !== "number" || !Number.isSafeInteger(lamports) || lamports < 0)
    throw new UnreadableAnswer("an account has no lamports");
  if (typeof owner !== "string" || typeof text !== "string")
    throw new UnreadableAnswer("an account has no data");
  return { lamports: BigInt(lamports), owner, data: fromBase64(text) };
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    throw new UnreadableAnswer("an account's data are no base64");
  }
}

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
