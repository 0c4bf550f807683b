import type { FakeDeps } from "./fake-deps.ts";

/** The world of what is shown now. A file of its own, for the mock of `load-world.ts` to stand on (setup.ts). */
export const shown: { deps: FakeDeps | null } = { deps: null };

export const depsShown = async (): Promise<FakeDeps> => {
  if (!shown.deps) throw new Error("Nothing is shown yet.");
  return shown.deps;
};
