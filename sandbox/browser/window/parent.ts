import { CHANNEL, type FromWindowBody, isOurs, type ToWindow } from "../protocol.ts";

/** The one origin that framed this window; known from its first message on. */
let parentOrigin: string | undefined;

/** Only pages of this machine are spoken to; the frame's own policy keeps others from framing it at all. */
export function isLocal(origin: string): boolean {
  const host = URL.parse(origin)?.hostname;
  return host === "localhost" || host === "127.0.0.1";
}

export function listen(receive: (message: ToWindow, origin: string) => void): void {
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isLocal(origin) || !isOurs(data)) return;
    parentOrigin = origin;
    receive(data as ToWindow, origin);
  });
}

/** Before the parent has spoken only "ready" and the layout are said, which tell nothing. */
export function say(message: FromWindowBody): void {
  if (!isFramed()) return;
  const harmless = message.kind === "ready" || message.kind === "layout";
  if (parentOrigin === undefined && !harmless) return;
  window.parent.postMessage({ wallet: CHANNEL, ...message }, parentOrigin ?? "*");
}

export const isFramed = (): boolean => window.parent !== window;

export const siteName = (origin: string): string => new URL(origin).host;
