import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "../../deps.ts";

/** Switches the gallery on or off; a running server applies it from the next request on. */
export const setGallery = (
  { store, commit }: OperatorDeps,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> => commit([store.switches.set("gallery", isOn)], { isOn });

/** Hides one launched token from the gallery, whatever its creator says. */
export async function hideFromGallery(
  { store, clock, commit }: OperatorDeps,
  { mint, reason }: { mint: string; reason: string },
): Promise<{ mint: string }> {
  if (!(await store.launches.confirmed(mint))) throw new CodedError("launch_not_public");
  return commit([store.blocks.add({ kind: "gallery", value: mint, reason, createdAt: clock() })], { mint });
}

/** Undoes `hideFromGallery`: the gallery shows the token again, unless its creator keeps it out. */
export const showInGallery = (
  { store, commit }: OperatorDeps,
  { mint }: { mint: string },
): Promise<{ mint: string }> => commit([store.blocks.remove("gallery", mint)], { mint });
