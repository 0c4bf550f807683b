import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../../deps.ts";

/** A metadata file, byte for byte as it was handed out. */
export async function readMetadata({ store }: ServerDeps, { id }: { id: string }): Promise<string> {
  const json = await store.launches.metadata(id);
  if (json === null) throw new CodedError("not_found");
  return json;
}
