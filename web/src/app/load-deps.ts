import { createContext, useContext, useEffect, useState } from "react";
import type { AppDeps } from "./deps.ts";

let loading: Promise<AppDeps> | null = null;

/** The deps, made when they are first needed: the home page has neither database, wallet nor chain in its script. */
export function loadDeps(): Promise<AppDeps> {
  loading ??= import("./deps.ts").then(async ({ createDeps }) => {
    const deps = await createDeps();
    void import("./watch-deps.ts").then(({ watchDeps }) => watchDeps(deps));
    return deps;
  });
  // What could not be had may be had later.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export const DepsContext = createContext<AppDeps | null>(null);

export function useDeps(): AppDeps {
  const deps = useContext(DepsContext);
  if (!deps) throw new Error("This screen is outside the DepsContext.");
  return deps;
}

/** The deps for what is around the screens too; null until they are made. */
export function useDepsOnceLoaded(): AppDeps | null {
  const here = useContext(DepsContext);
  const [made, setMade] = useState<AppDeps | null>(null);
  useEffect(() => {
    if (!here) void loadDeps().then(setMade);
  }, [here]);
  return here ?? made;
}
