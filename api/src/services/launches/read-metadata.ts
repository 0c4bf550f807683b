import { CodedError } from "#contract/errors.ts";
import type { World } from "../../world.ts";

/** A metadata file, byte for byte as it was handed out. */
export async function readMetadata({ store }: World, { id }: { id: string }): Promise<string> {
  const json = await store.launches.metadata(id);
  if (json === null) throw new CodedError("not_found");
  return json;
}
