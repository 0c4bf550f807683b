/** The contact form as it is typed; the subject is empty until one is selected. */
export interface TypedMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Names the attempt to send it, so that one whose answer was lost arrives once. */
  attempt: string;
}

const KEPT = "gemwright.message";

export const emptyMessage = (): TypedMessage => ({
  name: "",
  email: "",
  subject: "",
  message: "",
  attempt: crypto.randomUUID(),
});

/** What was typed in this tab and not sent. It holds a name and an address, so it goes with the tab. */
export function keptMessage(): TypedMessage {
  try {
    return { ...emptyMessage(), ...(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as object) };
  } catch {
    return emptyMessage();
  }
}

/** Whether there is something that a form without it would not show. */
export function hasKeptMessage(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

export function keepMessage(message: TypedMessage): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(message));
  } catch {
    // A browser without storage still sends.
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // As above.
  }
}
