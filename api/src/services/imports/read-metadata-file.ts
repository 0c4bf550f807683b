import * as z from "zod/mini";
import type { ServerDeps } from "../../deps.ts";
import { readOwnFile } from "./own-file.ts";

const text = z.catch(z.string(), "");
const MetadataFile = z.object({ description: text, image: text });
type MetadataFile = z.infer<typeof MetadataFile>;

/** The metadata file of a mint; null if it cannot be fetched or read. */
export async function readMetadataFile(deps: ServerDeps, uri: string): Promise<MetadataFile | null> {
  const own = await readOwnFile(deps, uri);
  const fetched = own === undefined ? await deps.outside.fetch(uri) : null;
  const bytes = fetched?.kind === "got" ? fetched.bytes : own;
  const parsed = z.safeParse(MetadataFile, bytes ? parse(bytes) : null);
  return parsed.success ? parsed.data : null;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}
