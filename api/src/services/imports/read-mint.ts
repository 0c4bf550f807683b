import bs58 from "bs58";
import { CodedError } from "#contract/errors.ts";
import { TOKEN_2022 } from "#launch/confirmation.ts";
import { readTokenMetadata } from "#launch/token-metadata.ts";
import type { ServerDeps } from "../../deps.ts";
import type { MetadataWords } from "./imported-words.ts";
import { type Account, readAccount } from "./read-account.ts";
import { readAsset } from "./read-asset.ts";
import { readMetadataFile } from "./read-metadata-file.ts";
import { readMetaplex } from "./read-metaplex.ts";

/** A mint's metadata, from the chain or the file it points to; a missing text is empty. */
export interface MintOnChain extends MetadataWords {
  /** Addresses of its picture, the likeliest first. */
  images: string[];
}

const TOKEN = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
/** The length of a plain mint, and the offset where an extended account names its kind. */
const MINT_SIZE = 82;
const KIND_AT = 165;
const INITIALISED_AT = 45;

const noMetadata: MintOnChain = { name: "", symbol: "", description: "", images: [] };

/**
 * Reads a mint and its metadata. An address without a mint throws `mint_not_found`; if the chain cannot
 * be reached, all texts are empty.
 */
export async function readMint(deps: ServerDeps, mint: string): Promise<MintOnChain> {
  const found = await readOnChain(deps, mint);
  if (found === "unreadable") return noMetadata;
  const asset = await readAsset(deps, mint);
  const uri = found.uri || asset?.uri || "";
  const images = asset?.images.filter(Boolean) ?? [];
  const isEnough = images.length > 0 && asset?.description;
  const file = uri === "" || isEnough ? null : await readMetadataFile(deps, uri);
  return {
    name: found.name || (asset?.name ?? ""),
    symbol: found.symbol || (asset?.symbol ?? ""),
    description: asset?.description || (file?.description ?? ""),
    images: [...images, file?.image ?? ""],
  };
}

interface Texts {
  name: string;
  symbol: string;
  uri: string;
}

async function readOnChain(deps: ServerDeps, mint: string): Promise<Texts | "unreadable"> {
  try {
    const account = await readAccount(deps, mint);
    if (!account || !isMint(account)) throw new CodedError("mint_not_found");
    const own = account.owner === TOKEN_2022 ? readTokenMetadata(account.data) : null;
    if (own && bs58.encode(own.mint) === mint) return own;
    return (await readMetaplex(deps, mint)) ?? { name: "", symbol: "", uri: "" };
  } catch (error) {
    if (error instanceof CodedError && error.code === "chain_unavailable") return "unreadable";
    throw error;
  }
}

function isMint({ owner, data }: Account): boolean {
  const isInitialised = data[INITIALISED_AT] === 1;
  if (owner !== TOKEN && owner !== TOKEN_2022) return false;
  return isInitialised && (data.length === MINT_SIZE || (owner === TOKEN_2022 && data[KIND_AT] === 1));
}
