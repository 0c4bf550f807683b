import { createStore } from "zustand/vanilla";
import type { SavedToken } from "#contract/token.ts";

/** Of which token a meme is being made; null while none is. */
export const memeStore = createStore<{ token: SavedToken | null }>(() => ({ token: null }));

export const makeMeme = (token: SavedToken | null): void => memeStore.setState({ token });
