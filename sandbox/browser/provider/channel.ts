import {
  type AccountInfo,
  type Calls,
  CHANNEL,
  type FromWindow,
  isOurs,
  type Method,
  type Request,
} from "../protocol.ts";
import { createPanel, type Panel } from "./panel.ts";

export interface Channel {
  /** Asks the wallet's window. Throws what it answers: a rejection has code 4001. */
  call<M extends Method>(method: M, params: Calls[M]["params"]): Promise<Calls[M]["result"]>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const READY_WITHIN_MS = 10_000;

/**
 * The way to the window at `origin`, which is framed at the first call. Nobody else is spoken or listened to.
 */
export function createChannel(origin: string, onAccounts: (accounts: AccountInfo[]) => void): Channel {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let opening: Promise<Panel> | undefined;

  const open = () => {
    opening ??= openPanel(origin, (message) => receive(message)).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const receive = (message: FromWindow) => {
    if (message.kind === "accounts") onAccounts(message.accounts);
    if (message.kind !== "result" && message.kind !== "error") return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "result") call?.resolve(message.result);
    else call?.reject(Object.assign(new Error(message.message), { code: message.code }));
  };

  return {
    call: async (method, params) => {
      const panel = await open();
      const id = ++lastId;
      return new Promise<never>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
        panel.post({ wallet: CHANNEL, id, method, params } as Request);
      });
    },
  };
}

/** Frames the window and waits until it says that it is there. */
function openPanel(origin: string, receive: (message: FromWindow) => void): Promise<Panel> {
  const panel = createPanel(origin);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      panel.remove();
      window.removeEventListener("message", listen);
      reject(new Error("The Sandbox Wallet does not answer. Is the sandbox running?"));
    }, READY_WITHIN_MS);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== panel.window() || !isOurs(event.data)) return;
      const message = event.data as FromWindow;
      if (message.kind === "ready") {
        clearTimeout(timer);
        resolve(panel);
      } else if (message.kind === "layout") panel.arrange(message.layout);
      else receive(message);
    };
    window.addEventListener("message", listen);
  });
}
