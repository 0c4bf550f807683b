import { createStore } from "zustand/vanilla";
import type { ArtTry } from "#contract/generation.ts";

/** The pictures that a generated token had while this page was open, oldest first. */
export const artTriesStore = createStore<Readonly<Record<string, readonly ArtTry[]>>>(() => ({}));

export const keepTries = (sessionId: string, tries: readonly ArtTry[]): void =>
  artTriesStore.setState({ [sessionId]: tries });
