import bs58 from "bs58";
import {
  type DecodedTransaction,
  decodeTransaction,
  MAX_TRANSACTION_BYTES,
  UndecodableTransaction,
} from "../chain/decode.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

/** Decodes the wire form of a transaction, or throws the error a node answers. */
export function readTransaction(wire: string, encoding: unknown = "base58"): DecodedTransaction {
  const bytes = decodeWire(wire, encoding);
  if (bytes.length > MAX_TRANSACTION_BYTES) {
    throw new RpcError(
      rpcCode.invalidParams,
      `decoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: ${MAX_TRANSACTION_BYTES} bytes)`,
    );
  }
  try {
    return decodeTransaction(bytes);
  } catch (error) {
    if (!(error instanceof UndecodableTransaction)) throw error;
    throw new RpcError(
      rpcCode.invalidParams,
      `failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error.message}`,
    );
  }
}

function decodeWire(wire: string, encoding: unknown): Uint8Array {
  if (encoding === "base64") return decodeBase64(wire);
  if (encoding !== "base58") throw invalidParams(`unsupported encoding: ${String(encoding)}`);
  // base58 takes quadratic time: look at the length first
  const bytes = wire.length > 2 * MAX_TRANSACTION_BYTES ? undefined : bs58.decodeUnsafe(wire);
  if (!bytes) throw invalidParams("invalid base58 encoding");
  return bytes;
}

function decodeBase64(wire: string): Uint8Array {
  const bytes = Buffer.from(wire, "base64");
  if (bytes.toString("base64").replace(/=+$/, "") !== wire.replace(/=+$/, "")) {
    throw invalidParams("invalid base64 encoding");
  }
  return new Uint8Array(bytes);
}
