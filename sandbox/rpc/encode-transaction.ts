import bs58 from "bs58";
import type { Chain } from "../chain/chain.ts";
import type { Balances, Entry } from "../chain/ledger.ts";
import type { InnerInstruction, Outcome } from "../chain/vm.ts";
import type { Config } from "./params.ts";
import { parseInstruction } from "./parse-instruction.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";
import { tokenAmount } from "./token-amount.ts";

/** A landed transaction as `getTransaction` answers it. */
export function encodeEntry(entry: Entry, config: Config, chain: Chain) {
  return {
    slot: entry.slot,
    blockTime: chain.slots.timeOf(entry.slot),
    ...encodeInBlock(entry, config),
  };
}

/** A landed transaction as `getBlock` lists it. */
export function encodeInBlock(entry: Entry, config: Config) {
  const version = versionFor(entry, config);
  return {
    transaction: encodeBody(entry, config.encoding ?? "json"),
    meta: encodeMeta(entry, config.encoding === "jsonParsed"),
    ...version,
  };
}

/** A landed transaction as `getBlock` lists it with its accounts alone. */
export function encodeAccountsInBlock(entry: Entry, config: Config) {
  const version = versionFor(entry, config);
  const { innerInstructions, logMessages, computeUnitsConsumed, loadedAddresses, ...meta } = encodeMeta(
    entry,
    false,
  );
  const { accountKeys } = parsedMessage(entry);
  return { transaction: { signatures: signaturesOf(entry), accountKeys }, meta, ...version };
}

/** Clients that do not say which versions they read are not shown any but the first. */
function versionFor({ transaction: { message } }: Entry, { maxSupportedTransactionVersion }: Config) {
  if (message.version === 0 && typeof maxSupportedTransactionVersion !== "number") {
    throw new RpcError(
      rpcCode.unsupportedVersion,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    );
  }
  return maxSupportedTransactionVersion === undefined ? {} : { version: message.version };
}

function encodeMeta({ outcome, fee, before, after, accounts }: Entry, parsed: boolean) {
  const decode = (instruction: InnerInstruction) => decodeInstruction(instruction, accounts.all);
  return {
    err: outcome.err,
    status: outcome.err === null ? { Ok: null } : { Err: outcome.err },
    fee: Number(fee),
    computeUnitsConsumed: outcome.unitsConsumed,
    preBalances: before.lamports.map(Number),
    postBalances: after.lamports.map(Number),
    preTokenBalances: encodeTokens(before),
    postTokenBalances: encodeTokens(after),
    innerInstructions: parsed
      ? outcome.inner.map(({ index, instructions }) => ({ index, instructions: instructions.map(decode) }))
      : encodeInner(outcome),
    logMessages: outcome.logs,
    ...(!parsed && { loadedAddresses: accounts.loaded }),
    rewards: [],
    ...(outcome.returnData && { returnData: outcome.returnData }),
  };
}

const encodeTokens = ({ tokens }: Balances) =>
  tokens.map(({ amount, decimals, ...token }) => ({
    ...token,
    uiTokenAmount: tokenAmount(amount, decimals),
  }));

function encodeBody(entry: Entry, encoding: unknown) {
  const { bytes } = entry.transaction;
  if (encoding === "base64") return [Buffer.from(bytes).toString("base64"), "base64"];
  if (encoding === "base58") return [bs58.encode(bytes), "base58"];
  if (encoding === "json") return { signatures: signaturesOf(entry), message: plainMessage(entry) };
  if (encoding === "jsonParsed") return { signatures: signaturesOf(entry), message: parsedMessage(entry) };
  throw invalidParams(`encoding ${String(encoding)} is not supported`);
}

const signaturesOf = ({ transaction }: Entry) =>
  transaction.signatures.map((signature) => bs58.encode(signature));

function plainMessage({ transaction: { message } }: Entry) {
  return {
    header: message.header,
    accountKeys: message.staticAccountKeys.map((key) => key.toBase58()),
    recentBlockhash: message.recentBlockhash,
    instructions: message.compiledInstructions.map((instruction) => ({
      programIdIndex: instruction.programIdIndex,
      accounts: instruction.accountKeyIndexes,
      data: bs58.encode(instruction.data),
      stackHeight: 1,
    })),
    ...(message.version === 0 && { addressTableLookups: lookups(message) }),
  };
}

function parsedMessage({ transaction: { message }, accounts }: Entry) {
  const { all, loaded } = accounts;
  const fixed = message.staticAccountKeys.length;
  const isWritable = (index: number) =>
    index < fixed ? message.isAccountWritable(index) : index < fixed + loaded.writable.length;
  return {
    accountKeys: all.map((pubkey, index) => ({
      pubkey,
      signer: message.isAccountSigner(index),
      writable: isWritable(index),
      source: index < fixed ? "transaction" : "lookupTable",
    })),
    recentBlockhash: message.recentBlockhash,
    instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) =>
      decodeInstruction(
        { programIdIndex, accounts: accountKeyIndexes, data: base64(data), stackHeight: 1 },
        all,
      ),
    ),
    ...(message.version === 0 && { addressTableLookups: lookups(message) }),
  };
}

/** Parsed where a node can; else program, accounts and data by name instead of by index. */
function decodeInstruction({ programIdIndex, accounts, data, stackHeight }: InnerInstruction, all: string[]) {
  const programId = all[programIdIndex] ?? "";
  const named = accounts.map((index) => all[index] ?? "");
  const parsed = parseInstruction(programId, named, Buffer.from(data, "base64"));
  if (parsed) return { ...parsed, programId, stackHeight };
  return { programId, accounts: named, data: inBase58(data), stackHeight };
}

/** What programs called, as indexes. */
export const encodeInner = ({ inner }: Outcome) =>
  inner.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ data, ...rest }) => ({ ...rest, data: inBase58(data) })),
  }));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const inBase58 = (text: string) => bs58.encode(Buffer.from(text, "base64"));

const lookups = (message: Entry["transaction"]["message"]) =>
  message.addressTableLookups.map((table) => ({ ...table, accountKey: table.accountKey.toBase58() }));
