import type { Barred } from "./add-block.ts";
import type { OperatorDeps } from "./operator-deps.ts";

export async function removeBlock({ store, commit }: OperatorDeps, { kind, value }: Barred): Promise<Barred> {
  return commit([store.blocks.remove(kind, value)], { kind, value });
}
