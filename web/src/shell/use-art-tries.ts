import { useEffect } from "react";
import { useStore } from "zustand";
import type { ArtTry } from "#contract/generation.ts";
import type { Token } from "#contract/token.ts";
import { loadTries, mayRedraw } from "../flows/tokens/redraw-token.ts";
import { useWorld } from "../load-world.ts";
import { artTriesStore } from "../stores/art-tries.ts";
import type { Recipe } from "../stores/wizard-draft.ts";

const none: readonly ArtTry[] = [];

/** The pictures that a token has had, oldest first; none while they are asked for, or cannot be had. */
export function useArtTries(token: Token | null, recipe: Recipe | null = null): readonly ArtTry[] {
  const world = useWorld();
  const sessionId = token && mayRedraw(token) ? token.session_id : null;
  useEffect(() => {
    if (sessionId) void loadTries(world, sessionId).catch(() => {});
  }, [world, sessionId]);
  return useStore(artTriesStore, (all) => all[sessionId ?? recipe?.tokenId ?? ""]) ?? none;
}
