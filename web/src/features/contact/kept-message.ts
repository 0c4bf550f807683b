/** The contact form's fields; the subject is empty until one is selected. */
export interface TypedMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The idempotency key of sending it, so that a message whose answer was lost arrives once. */
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

/** The unsent message of this tab. It has a name and an email address, so it is deleted with the tab. */
export function keptMessage(): TypedMessage {
  try {
    return { ...emptyMessage(), ...(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as object) };
  } catch {
    return emptyMessage();
  }
}

/** True if the kept message has anything that an empty form would not show. */
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
    // A browser without storage can still send.
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // As above.
  }
}
