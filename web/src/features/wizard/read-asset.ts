import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { loadConfig } from "../server/load-config.ts";

/** The chain's asset lookup for a mint. */
export interface Asset {
  /** Name and symbol are null if the provider has no index: the server then reads the chain. */
  name: string | null;
  symbol: string | null;
  /** Null if the token has no picture: it gets a default one. */
  image: string | null;
  description: string | null;
}

/** A sentence of the catalogue that can be shown. */
export class AssetError extends Error {}

const DEADLINE_MS = 20_000;

/** Asks the instance's RPC (`getAsset`). Throws `AssetError`. */
export async function readAsset(deps: AppDeps, mint: string): Promise<Asset> {
  const { rpc_url } = await loadConfig(deps);
  const response = await fetch(rpc_url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getAsset", params: { id: mint } }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new AssetError(fill(sentences.import.apiError, { status: response.status }));
  const { result, error } = (await response.json()) as { result?: unknown; error?: { code?: number } };
  if (error?.code === METHOD_NOT_FOUND) return unknownAsset;
  if (error || !result) throw new AssetError(sentences.import.notFound);
  return assetOf(result as Answer);
}

/** JSON-RPC's own code: a provider without an index. */
const METHOD_NOT_FOUND = -32601;
const unknownAsset: Asset = { name: null, symbol: null, image: null, description: null };

interface Answer {
  content?: {
    metadata?: { name?: unknown; symbol?: unknown; description?: unknown };
    links?: { image?: unknown };
    files?: { uri?: unknown }[];
  };
}

function assetOf({ content }: Answer): Asset {
  const { metadata = {}, links, files } = content ?? {};
  const name = text(metadata.name);
  const symbol = text(metadata.symbol);
  if (!name || !symbol) throw new AssetError(sentences.import.metadataMissing);
  return {
    name,
    symbol,
    image: text(links?.image) ?? text(files?.[0]?.uri),
    description: text(metadata.description),
  };
}

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() ? value.trim() : null;
