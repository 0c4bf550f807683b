import { createContext, useContext, useEffect, useState } from "react";
import type { World } from "./deps.ts";

let loading: Promise<World> | null = null;

/** The world, made on first need: the home page has neither database, wallet nor chain in its script. */
export function loadWorld(): Promise<World> {
  loading ??= import("./deps.ts").then(async ({ createWorld }) => {
    const world = await createWorld();
    void import("./watch-deps.ts").then(({ watchWorld }) => watchWorld(world));
    return world;
  });
  // What could not be had may be had later.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export const WorldContext = createContext<World | null>(null);

export function useWorld(): World {
  const world = useContext(WorldContext);
  if (!world) throw new Error("This screen stands outside the world.");
  return world;
}

/** The world for what stands around the screens too; null until it is made. */
export function useWorldOnceMade(): World | null {
  const here = useContext(WorldContext);
  const [made, setMade] = useState<World | null>(null);
  useEffect(() => {
    if (!here) void loadWorld().then(setMade);
  }, [here]);
  return here ?? made;
}
