import { useEffect } from "react";
import { useStore } from "zustand";
import type { ArtTry } from "#contract/generation.ts";
import type { Token } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { artTriesStore } from "../../stores/art-tries.ts";
import type { Recipe } from "../../wizard-draft.ts";
import { loadTries, mayRedraw } from "../tokens/redraw-token.ts";

const none: readonly ArtTry[] = [];

/** The token's earlier pictures, oldest first; empty while they load or if they cannot be loaded. */
export function useArtTries(token: Token | null, recipe: Recipe | null = null): readonly ArtTry[] {
  const deps = useDeps();
  const sessionId = token && mayRedraw(token) ? token.session_id : null;
  useEffect(() => {
    if (sessionId) void loadTries(deps, sessionId).catch(() => {});
  }, [deps, sessionId]);
  return useStore(artTriesStore, (all) => all[sessionId ?? recipe?.tokenId ?? ""]) ?? none;
}
