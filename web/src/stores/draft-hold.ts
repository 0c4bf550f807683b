import { createStore } from "zustand/vanilla";

/** The draft that this tab has open, and no other tab meanwhile. */
export interface DraftHold {
  /** What it is kept under: `new` or a saved token's id, or one of its own beside another tab's. */
  subject: string;
  letGo: () => Promise<void>;
}

export interface DraftHoldState {
  /** Null while the wizard is closed. */
  hold: DraftHold | null;
  /** Another tab has open what was begun before, or the saved token: what is typed here is kept beside it. */
  isElsewhere: boolean;
  /** The last opening or closing of the wizard: the next waits for its end. */
  turn: Promise<unknown>;
}

export const draftHoldStore = createStore<DraftHoldState>(() => ({
  hold: null,
  isElsewhere: false,
  turn: Promise.resolve(),
}));
