import type { Barred } from "./add-block.ts";
import type { OperatorWorld } from "./operator-world.ts";

export async function removeBlock(
  { store, settle }: OperatorWorld,
  { kind, value }: Barred,
): Promise<Barred> {
  return settle([store.blocks.remove(kind, value)], { kind, value });
}
