import { sentences } from "#contract/sentences.ts";
import { askForTap, hidePhonePrompt, showWaiting } from "../../stores/phone-prompt.ts";
import { type AppSession, createAssociation, openSession, rawKey } from "./app-session.ts";

const OPEN_MS = 3_000;
const ANSWER_MS = 30_000;
/** Chromium holds a connection back for up to five seconds once others have failed. */
const TRY_MS = 6_000;
const RETRY_MS = [150, 150, 200, 500, 500, 750, 750, 1_000];
/** Above the ports that Linux gives to outgoing connections, any of which may be taken just now. */
const FIRST_PORT = 61_000;
const PORTS = 4_536;

declare global {
  interface Permissions {
    /** Newer than TypeScript's list of names. */
    query(descriptor: { name: "loopback-network" }): Promise<PermissionStatus>;
  }
}

/** How the owner's "no" is known, in whatever way it was said. */
export const rejected = (): Error => Object.assign(new Error("User rejected the request."), { code: 4001 });

/**
 * Talks to the phone's wallet app, which is opened unless `open` is a session that still lasts. Its owner is shown what
 * to do, and may call it off at any time: it then rejects as for a "no" in the app. With `tapFirst` the app never opens
 * by itself: it would cover what its owner should read before.
 */
export async function withApp<T>(
  open: AppSession | null,
  tapFirst: boolean,
  talk: (session: AppSession) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const { signal } = control;
  const cancel = () => control.abort(rejected());
  let session = open?.ended.aborted === false ? open : null;
  try {
    session ??= await reachApp(tapFirst, cancel, signal);
    showWaiting(cancel);
    return await untilAborted(talk(session), signal);
  } catch (error) {
    session?.close();
    throw error;
  } finally {
    hidePhonePrompt();
  }
}

async function reachApp(tapFirst: boolean, cancel: () => void, signal: AbortSignal): Promise<AppSession> {
  const port = FIRST_PORT + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % PORTS);
  const address = `ws://localhost:${port}/solana-wallet`;
  await requirePermission(address, cancel, signal);
  const association = await createAssociation();
  // Without a tap just now the browser would open no app.
  if (tapFirst || navigator.userActivation?.isActive === false) await askForTap("tap", cancel, signal);
  showWaiting(cancel);
  await openApp(await associationLink(association, port), signal);
  const socket = await connect(address, signal);
  return untilAborted(openSession(socket, association), signal, () => socket.close());
}

/**
 * Chromium asks before a site may reach this device, and would ask behind the wallet app. So the question comes before
 * the app is opened. A browser that does not know this permission does not ask.
 */
async function requirePermission(address: string, cancel: () => void, signal: AbortSignal): Promise<void> {
  for (;;) {
    const state = await loopbackPermission();
    if (state === "denied") throw new Error(sentences.phone.blocked);
    if (state !== "prompt") return;
    await askForTap("permission", cancel, signal);
    await tryOnce(address).then((socket) => socket?.close());
  }
}

async function loopbackPermission(): Promise<PermissionState | null> {
  const status = await navigator.permissions?.query({ name: "loopback-network" }).catch(() => null);
  return status?.state ?? null;
}

/** The app gets the public key of the association, with which it checks who connects. */
async function associationLink({ publicKey }: CryptoKeyPair, port: number): Promise<string> {
  const key = btoa(String.fromCharCode(...(await rawKey(publicKey))));
  const safe = key.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ".");
  return `solana-wallet:/v1/associate/local?association=${safe}&port=${port}&v=v1`;
}

/** An app that opens takes the focus. Where none does, none is installed. */
async function openApp(link: string, signal: AbortSignal): Promise<void> {
  const opened = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(sentences.phone.noApp)), OPEN_MS);
    const onOpened = () => {
      clearTimeout(late);
      resolve();
    };
    window.addEventListener("blur", onOpened, { once: true, signal });
    document.addEventListener("visibilitychange", onOpened, { once: true, signal });
  });
  location.assign(link);
  await untilAborted(opened, signal);
}

/** The app needs a moment to start, and its owner one to choose among several. */
async function connect(address: string, signal: AbortSignal): Promise<WebSocket> {
  const until = performance.now() + ANSWER_MS;
  for (let attempt = 0; performance.now() < until; attempt++) {
    const socket = await tryOnce(address);
    if (signal.aborted) socket?.close();
    signal.throwIfAborted();
    if (socket) return socket;
    const pause = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    await untilAborted(new Promise((resolve) => setTimeout(resolve, pause)), signal);
  }
  throw new Error(sentences.phone.timedOut);
}

function tryOnce(address: string): Promise<WebSocket | null> {
  const socket = new WebSocket(address, "com.solana.mobilewalletadapter.v1");
  return new Promise((resolve) => {
    const late = setTimeout(() => give(null), TRY_MS);
    const give = (open: WebSocket | null) => {
      clearTimeout(late);
      if (!open) socket.close();
      resolve(open);
    };
    socket.onopen = () => give(socket);
    socket.onerror = () => give(null);
  });
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal, onAbort = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    const stop = () => {
      onAbort();
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
