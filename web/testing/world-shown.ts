import type { FakeWorld } from "./fake-world.ts";

/** The world of what is shown now. A file of its own, for the mock of `load-world.ts` to stand on (setup.ts). */
export const shown: { world: FakeWorld | null } = { world: null };

export const worldShown = async (): Promise<FakeWorld> => {
  if (!shown.world) throw new Error("Nothing is shown yet.");
  return shown.world;
};
