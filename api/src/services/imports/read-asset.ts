import * as z from "zod/mini";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../../deps.ts";

/** Indexers omit fields or set them to null. */
const text = z.catch(z.string(), "");
const part = <T extends z.core.$ZodType>(schema: T, fallback: z.output<T>) => z.catch(schema, () => fallback);

const Words = z.object({ name: text, symbol: text, description: text });
const File = z.object({ uri: text, cdn_uri: text });
const Asset = z.object({
  content: z.object({
    json_uri: text,
    metadata: part(Words, { name: "", symbol: "", description: "" }),
    links: part(z.object({ image: text }), { image: "" }),
    files: part(z.array(File), []),
  }),
});

export interface IndexedAsset {
  name: string;
  symbol: string;
  description: string;
  uri: string;
  images: string[];
}

/** What the RPC provider has indexed about a mint; null if it has no index. */
export async function readAsset({ chain }: ServerDeps, mint: string): Promise<IndexedAsset | null> {
  const answer = await chain.call("getAsset", { id: mint }).catch(ignoreChainError);
  const parsed = z.safeParse(Asset, answer);
  if (!parsed.success) return null;
  const { metadata, links, files, json_uri } = parsed.data.content;
  const [file] = files;
  // The provider's own copy comes first, because it also has what is on IPFS.
  return { ...metadata, uri: json_uri, images: [file?.cdn_uri ?? "", links.image, file?.uri ?? ""] };
}

function ignoreChainError(error: unknown): null {
  if (error instanceof CodedError) return null;
  throw error;
}
