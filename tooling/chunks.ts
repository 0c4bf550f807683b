import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

/**
 * Chunks by name, and the modules with which each begins, in web/src. What several of them want is in the
 * first of those: a painted page watches for updates, and asks whether one may come now, without the app.
 */
const chunks = {
  first: ["app/entry.ts"],
  updates: ["app/is-busy.ts", "app/once-free.ts", "stores/update.ts"],
  app: ["app/main.tsx"],
  home: ["features/home/home-screen.tsx"],
  session: [
    "app/deps.ts",
    "app/watch-deps.ts",
    "features/session/restore-session.ts",
    "features/session/connect-wallet.ts",
  ],
  "signed-in": [
    "routes/_signed-in.tsx?tsr-split=component",
    "routes/_signed-in.my-gems.tsx?tsr-split=component",
    "routes/_signed-in.dashboard.tsx?tsr-split=component",
    "features/outbox/sync-chip.tsx",
    "features/session/wallet-menu.tsx",
    "app/mobile-menu.tsx",
    "app/palette/palette-button.tsx",
    "app/shortcuts/keyboard.tsx",
    "ui/toast-area.tsx",
  ],
};

export const startChunks = Object.keys(chunks);

/**
 * Groups for rolldown's `codeSplitting`: what a start wants together is one file, so that an installed app
 * opens with a handful of scripts and not with a hundred. All else is split by itself.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let placed: Map<string, string> | null = null;
  return startChunks.map((name, at) => ({
    debugName: name,
    name: (id, modules) => {
      placed ??= placeModules(modules);
      return placed.get(id) === name ? name : null;
    },
    priority: startChunks.length - at,
  }));
}

/** The chunk of each module that is imported, from one to the next, by the one with which a chunk begins. */
function placeModules(modules: Modules): Map<string, string> {
  const placed = new Map<string, string>();
  const place = (id: string, name: string) => {
    if (placed.has(id)) return;
    placed.set(id, name);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) place(imported, name);
  };
  for (const [name, beginnings] of Object.entries(chunks))
    for (const module of beginnings) {
      const id = resolve("web/src", module);
      if (!modules.getModuleInfo(id))
        throw new Error(`No page has ${module} any more: tooling/chunks.ts names it.`);
      place(id, name);
    }
  return placed;
}
