import bs58 from "bs58";
import type { Extension } from "./token-accounts.ts";

export const METADATA_POINTER = 18;
export const TOKEN_METADATA = 19;

export interface TokenMetadata {
  updateAuthority: string | null;
  mint: string;
  name: string;
  symbol: string;
  uri: string;
  additional: [string, string][];
}

export interface MetadataPointer {
  authority: string | null;
  metadataAddress: string | null;
}

export function readMetadataPointer(extensions: Extension[]): MetadataPointer | undefined {
  const data = extensions.find(({ type }) => type === METADATA_POINTER)?.data;
  return data && { authority: keyOrNone(data, 0), metadataAddress: keyOrNone(data, 32) };
}

/** The metadata that a Token-2022 mint carries itself. */
export function readTokenMetadata(extensions: Extension[]): TokenMetadata | undefined {
  const data = extensions.find(({ type }) => type === TOKEN_METADATA)?.data;
  if (!data) return;
  let offset = 64;
  const number = () => {
    const value = data.readUInt32LE(offset);
    offset += 4;
    return value;
  };
  const text = () => {
    const length = number();
    const value = data.toString("utf8", offset, offset + length);
    offset += length;
    return value;
  };
  const [name, symbol, uri] = [text(), text(), text()];
  const additional = Array.from({ length: number() }, (): [string, string] => [text(), text()]);
  return {
    updateAuthority: keyOrNone(data, 0),
    mint: bs58.encode(data.subarray(32, 64)),
    name,
    symbol,
    uri,
    additional,
  };
}

/** Token-2022 writes "no key" as 32 zeros. */
function keyOrNone(data: Buffer, offset: number): string | null {
  const bytes = data.subarray(offset, offset + 32);
  return bytes.every((byte) => byte === 0) ? null : bs58.encode(bytes);
}
