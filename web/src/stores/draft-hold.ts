import { createStore } from "zustand/vanilla";

/** The draft of a new token that this tab has open, and no other tab meanwhile. */
export interface DraftHold {
  /** What it is kept under: `new`, or one of its own beside another tab's. */
  subject: string;
  letGo: () => Promise<void>;
}

export interface DraftHoldState {
  /** Null while the wizard is closed, or open at a saved token. */
  hold: DraftHold | null;
  /** Another tab has open what was begun before, so that this one begins another. */
  isElsewhere: boolean;
  /** The last opening or closing of the wizard: the next waits for its end. */
  turn: Promise<unknown>;
}

export const draftHoldStore = createStore<DraftHoldState>(() => ({
  hold: null,
  isElsewhere: false,
  turn: Promise.resolve(),
}));
