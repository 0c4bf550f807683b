// What the wallet's script in an app's page and the wallet's window in its frame say to each other by
// postMessage.

export interface AccountInfo {
  address: string;
  label: string;
}

export interface Calls {
  connect: { params: { silent: boolean }; result: AccountInfo[] };
  disconnect: { params: Record<string, never>; result: null };
  signMessage: { params: { address: string; message: Uint8Array }; result: Uint8Array };
  signTransaction: { params: { address: string; transaction: Uint8Array }; result: Uint8Array };
  /** Opens the panel on its own account: nothing is asked. */
  open: { params: Record<string, never>; result: null };
}

export type Method = keyof Calls;

export type Request = {
  [M in Method]: { wallet: typeof CHANNEL; id: number; method: M; params: Calls[M]["params"] };
}[Method];

/** Said after each arrangement of the frame that the window asked for. */
export interface Arranged {
  wallet: typeof CHANNEL;
  method: "arranged";
}

export type ToWindow = Request | Arranged;

export type FromWindow =
  | { wallet: typeof CHANNEL; kind: "ready" }
  | { wallet: typeof CHANNEL; kind: "result"; id: number; result: Calls[Method]["result"] }
  | { wallet: typeof CHANNEL; kind: "error"; id: number; message: string; code: number }
  /** What the app may see of the accounts has changed. */
  | { wallet: typeof CHANNEL; kind: "accounts"; accounts: AccountInfo[] }
  | { wallet: typeof CHANNEL; kind: "layout"; layout: Layout };

/** How much of the page the window needs; `height` in CSS pixels. */
export type Layout = { mode: "hidden" } | { mode: "tab" } | { mode: "panel"; height: number };

export const CHANNEL = "sandbox-wallet";

/** An omitted part is left out of the union one by one, not from what all its members share. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type FromWindowBody = Without<FromWindow, "wallet">;

export const REJECTED = { message: "User rejected the request.", code: 4001 } as const;
export const INTERNAL_ERROR = -32603;

export function isOurs(data: unknown): data is { wallet: typeof CHANNEL } {
  return typeof data === "object" && data !== null && "wallet" in data && data.wallet === CHANNEL;
}
