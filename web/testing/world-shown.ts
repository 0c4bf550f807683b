import type { FakeWorld } from "./fake-world.ts";

/** The world of what is shown now. A file of its own, for `vi.mock("…/load-world.ts")` to stand on. */
export const shown: { world: FakeWorld | null } = { world: null };

export const worldShown = async (): Promise<FakeWorld> => {
  if (!shown.world) throw new Error("Nothing is shown yet.");
  return shown.world;
};
