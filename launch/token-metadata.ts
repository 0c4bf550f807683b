/** What a Token-2022 mint says of itself in its TokenMetadata extension. */
export interface OnChainMetadata {
  /** 32 bytes. */
  mint: Uint8Array;
  name: string;
  symbol: string;
  uri: string;
}

/**
 * A mint with extensions is padded to the size of a token account; then a byte names the kind, then come the
 * extensions.
 */
const KIND_AT = 165;
const MINT_KIND = 1;
const TOKEN_METADATA = 19;

/** Reads the extension from a mint account's data; null where there is none that can be read. */
export function readTokenMetadata(data: Uint8Array): OnChainMetadata | null {
  const extension = readExtensions(data)?.get(TOKEN_METADATA);
  return extension ? readMetadata(extension) : null;
}

/** The extensions of a mint by their type; null for an account that is no mint with whole extensions. */
export function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> | null {
  if (data.length <= KIND_AT || data[KIND_AT] !== MINT_KIND) return null;
  const found = new Map<number, Uint8Array>();
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = KIND_AT + 1; at + 4 <= data.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > data.length) return null;
    found.set(view.getUint16(at, true), data.subarray(at + 4, end));
    at = end;
  }
  return found;
}

/** Update authority and mint (32 bytes each), then name, symbol and uri, each with its length before it. */
function readMetadata(bytes: Uint8Array): OnChainMetadata | null {
  const texts: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 64;
  while (texts.length < 3) {
    if (at + 4 > bytes.length) return null;
    const end = at + 4 + view.getUint32(at, true);
    if (end > bytes.length) return null;
    texts.push(new TextDecoder().decode(bytes.subarray(at + 4, end)));
    at = end;
  }
  const [name = "", symbol = "", uri = ""] = texts;
  return { mint: bytes.slice(32, 64), name, symbol, uri };
}
