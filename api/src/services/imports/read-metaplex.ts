import { PublicKey } from "@solana/web3.js";
import type { ServerDeps } from "../../deps.ts";
import { readAccount } from "./read-account.ts";

/** Metaplex's program, which stores metadata for mints that cannot hold their own. */
export const METAPLEX = new PublicKey("metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s");

/** The texts come after the account kind, the update authority and the mint. */
const METADATA_KIND = 4;
const TEXTS_AT = 1 + 32 + 32;

export interface MetaplexTexts {
  name: string;
  symbol: string;
  uri: string;
}

export const metaplexAddress = (mint: string): string =>
  PublicKey.findProgramAddressSync(
    [Buffer.from("metadata"), METAPLEX.toBuffer(), new PublicKey(mint).toBuffer()],
    METAPLEX,
  )[0].toBase58();

/** A mint's metadata from its Metaplex account; null if there is none that can be read. */
export async function readMetaplex(deps: ServerDeps, mint: string): Promise<MetaplexTexts | null> {
  const account = await readAccount(deps, metaplexAddress(mint));
  if (account?.owner !== METAPLEX.toBase58() || account.data[0] !== METADATA_KIND) return null;
  const [name, symbol, uri] = readTexts(account.data.subarray(TEXTS_AT), 3);
  return name === undefined || symbol === undefined || uri === undefined ? null : { name, symbol, uri };
}

/** Texts prefixed with their length and padded with zeros. */
function readTexts(bytes: Buffer, count: number): string[] {
  const texts: string[] = [];
  for (let at = 0; texts.length < count && at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) break;
    texts.push(bytes.toString("utf8", at + 4, end).replace(/\0+$/, ""));
    at = end;
  }
  return texts;
}
