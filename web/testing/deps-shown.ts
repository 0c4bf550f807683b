import type { FakeDeps } from "./fake-deps.ts";

/** The deps of what is shown now. A file of its own, since the mock of `load-deps.ts` in setup.ts needs it. */
export const shown: { deps: FakeDeps | null } = { deps: null };

export const depsShown = async (): Promise<FakeDeps> => {
  if (!shown.deps) throw new Error("Nothing is shown yet.");
  return shown.deps;
};
