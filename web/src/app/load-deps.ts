import { createContext, useContext, useEffect, useState } from "react";
import type { AppDeps } from "./deps.ts";

let loading: Promise<AppDeps> | null = null;
let loaded: AppDeps | null = null;

/** The deps if they are created already. */
export const loadedDeps = (): AppDeps | null => loaded;

/** Creates the deps on first use, so that the home page loads without database, wallet and chain code. */
export function loadDeps(): Promise<AppDeps> {
  loading ??= Promise.all([import("./deps.ts"), import("../features/server/load-config.ts")]).then(
    async ([{ createDeps }, { loadConfig }]) => {
      const deps = await createDeps(loadConfig);
      loaded = deps;
      void import("./watch-deps.ts").then(({ watchDeps }) => watchDeps(deps));
      return deps;
    },
  );
  // A failed load is tried again at the next call.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export const DepsContext = createContext<AppDeps | null>(null);

export function useDeps(): AppDeps {
  const deps = useContext(DepsContext);
  if (!deps) throw new Error("There is no DepsContext.");
  return deps;
}

/** The deps for components outside the screens; null until they are created. */
export function useDepsOnceLoaded(): AppDeps | null {
  const here = useContext(DepsContext);
  const [made, setMade] = useState(loadedDeps);
  useEffect(() => {
    if (!here) void loadDeps().then(setMade);
  }, [here]);
  return here ?? made;
}
