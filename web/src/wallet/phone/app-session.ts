import * as z from "zod/mini";
import { sentences } from "#contract/sentences.ts";

/** An encrypted conversation with the wallet app, until either side ends it. */
export interface AppSession {
  /** The first edition of the protocol, which older wallet apps speak. */
  isLegacy: boolean;
  /** Rejects with `AppRefusal` if the app refuses, and with an error in words if the connection is lost. */
  call(method: string, params: object): Promise<unknown>;
  close(): void;
  /** Aborted once the session has ended, for whatever reason. */
  ended: AbortSignal;
}

/** The app's error answer to a call. Codes: Mobile Wallet Adapter 2.0, and JSON-RPC's own. */
export class AppRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = "AppRefusal";
  }
}

const Properties = z.object({ v: z.enum(["v1", "1", "legacy"]) });
const Answer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string() })),
});

const P256 = { namedCurve: "P-256" };
const KEY_BYTES = 65;
const SEQUENCE_BYTES = 4;
const IV_BYTES = 12;

/** The key pair by which the wallet app knows that the page which opened it is the one that connects. */
export const createAssociation = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey({ name: "ECDSA", ...P256 }, false, ["sign", "verify"]);

export const rawKey = async (key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.exportKey("raw", key));

/** Agrees on a key with the wallet app at the other end of an open socket. */
export async function openSession(socket: WebSocket, association: CryptoKeyPair): Promise<AppSession> {
  const end = new AbortController();
  const next = readFrames(socket, end.signal);
  const close = () => {
    end.abort();
    socket.close();
  };
  socket.addEventListener("close", () => end.abort(), { once: true });
  try {
    const { key, properties } = await shakeHands(socket, association, next);
    const channel = createChannel(key);
    const isLegacy =
      properties.length === 0 || Properties.parse(await channel.decrypt(properties)).v === "legacy";
    return { isLegacy, call: createCall(socket, channel, next, end.signal, close), close, ended: end.signal };
  } catch (error) {
    close();
    throw error instanceof LostConnection ? error : new Error(sentences.phone.unreadable);
  }
}

class LostConnection extends Error {
  constructor() {
    super(sentences.phone.lost);
    this.name = "LostConnection";
  }
}

type NextFrame = () => Promise<Uint8Array<ArrayBuffer>>;

/** The app's frames one after the other, also those that come while nobody waits for one. */
function readFrames(socket: WebSocket, ended: AbortSignal): NextFrame {
  const frames: Uint8Array<ArrayBuffer>[] = [];
  let wake = () => {};
  socket.binaryType = "arraybuffer";
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    frames.push(data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array());
    wake();
  });
  ended.addEventListener("abort", () => wake());
  return async () => {
    for (;;) {
      const frame = frames.shift();
      if (frame) return frame;
      if (ended.aborted) throw new LostConnection();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}

/** An empty frame asks for the hello again: the app was not ready for the first one. */
async function shakeHands(socket: WebSocket, association: CryptoKeyPair, next: NextFrame) {
  for (;;) {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", ...P256 }, false, ["deriveBits"]);
    const ours = await rawKey(pair.publicKey);
    const signing = { name: "ECDSA", hash: "SHA-256" };
    const signature = await crypto.subtle.sign(signing, association.privateKey, ours);
    socket.send(joined(ours, new Uint8Array(signature)));
    const hello = await next();
    if (hello.length === 0) continue;
    const theirs = hello.slice(0, KEY_BYTES);
    const salt = await rawKey(association.publicKey);
    return { key: await agree(pair.privateKey, theirs, salt), properties: hello.slice(KEY_BYTES) };
  }
}

async function agree(ours: CryptoKey, theirs: BufferSource, salt: BufferSource): Promise<CryptoKey> {
  const { subtle } = crypto;
  const theirKey = await subtle.importKey("raw", theirs, { name: "ECDH", ...P256 }, false, []);
  const secret = await subtle.deriveBits({ name: "ECDH", public: theirKey }, ours, 256);
  const base = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt, info: new Uint8Array() };
  return subtle.deriveKey(derivation, base, { name: "AES-GCM", length: 128 }, false, ["encrypt", "decrypt"]);
}

interface Channel {
  encrypt(sequence: number, value: object): Promise<Uint8Array<ArrayBuffer>>;
  decrypt(frame: Uint8Array<ArrayBuffer>): Promise<unknown>;
}

/** Frames are numbered from one on each side. One that is repeated, left out or altered does not decrypt. */
function createChannel(key: CryptoKey): Channel {
  let received = 0;
  const how = (iv: BufferSource, additionalData: BufferSource) => ({ name: "AES-GCM", iv, additionalData });
  return {
    encrypt: async (sequence, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const mark = sequenceBytes(sequence);
      const plain = new TextEncoder().encode(JSON.stringify(value));
      return joined(mark, iv, new Uint8Array(await crypto.subtle.encrypt(how(iv, mark), key, plain)));
    },
    decrypt: async (frame) => {
      const mark = sequenceBytes(++received);
      if (mark.some((byte, at) => byte !== frame[at])) throw new Error("A frame is out of order.");
      const iv = frame.slice(SEQUENCE_BYTES, SEQUENCE_BYTES + IV_BYTES);
      const sealed = frame.slice(SEQUENCE_BYTES + IV_BYTES);
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how(iv, mark), key, sealed)));
    },
  };
}

/** Numbers requests, and gives each answer to the request with its number. */
function createCall(
  socket: WebSocket,
  channel: Channel,
  next: NextFrame,
  ended: AbortSignal,
  close: () => void,
): AppSession["call"] {
  const waiting = new Map<number, (answer: z.infer<typeof Answer> | Error) => void>();
  let sent = 0;
  const listen = async () => {
    for (;;) {
      const answer = Answer.parse(await channel.decrypt(await next()));
      waiting.get(answer.id)?.(answer);
    }
  };
  void listen().catch((error: unknown) => {
    close();
    const reason = error instanceof LostConnection ? error : new Error(sentences.phone.unreadable);
    for (const settle of waiting.values()) settle(reason);
  });
  return async (method, params) => {
    if (ended.aborted) throw new LostConnection();
    const id = ++sent;
    const answered = new Promise<z.infer<typeof Answer> | Error>((resolve) => waiting.set(id, resolve));
    socket.send(await channel.encrypt(id, { jsonrpc: "2.0", id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer instanceof Error) throw answer;
    if (answer.error) throw new AppRefusal(answer.error.code, answer.error.message);
    return answer.result;
  };
}

function sequenceBytes(sequence: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SEQUENCE_BYTES);
  new DataView(bytes.buffer).setUint32(0, sequence);
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
