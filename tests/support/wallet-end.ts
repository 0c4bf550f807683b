import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519";
import { Keypair, VersionedTransaction } from "@solana/web3.js";

type Method =
  | "authorize"
  | "reauthorize"
  | "deauthorize"
  | "get_capabilities"
  | "sign_messages"
  | "sign_transactions";

/** A wallet app as its owner has set it up. */
export interface WalletApp {
  keypair: Keypair;
  /** Whether it speaks the first edition of the protocol. */
  isLegacy: boolean;
  features: string[];
  /** What its owner says no to. */
  rejects: Method | null;
  /** The requests that it does not know. */
  lacks: Method[];
  /** The sites that it knows, by token. */
  tokens: Set<string>;
  /** What it gives back in place of a signed message. */
  alterPayload: (payload: Buffer) => Buffer;
  /** What it was asked, in order. */
  asked: { method: string; params: Record<string, unknown> }[];
  /** Its owner thinks until this resolves. */
  before: (method: string) => Promise<void>;
}

export const walletApp = (given: Partial<WalletApp> = {}): WalletApp => ({
  keypair: Keypair.generate(),
  isLegacy: false,
  features: ["solana:signTransactions"],
  rejects: null,
  lacks: [],
  tokens: new Set(),
  alterPayload: (payload) => payload,
  asked: [],
  before: async () => {},
  ...given,
});

export const methodsAsked = ({ asked }: WalletApp): string[] => asked.map(({ method }) => method);

/** The head of a P-256 public key's DER form, before its 65 bytes. */
const DER_HEAD = Buffer.from("3059301306072a8648ce3d020106082a8648ce3d030107034200", "hex");

/**
 * The wallet's end of one session (Mobile Wallet Adapter 2.0): gives the frames with which a frame is answered.
 * `association` is the raw public key out of the link that opened the app. Throws where the page breaks the protocol.
 */
export function createWalletEnd(app: WalletApp, association: Buffer): (frame: Buffer) => Promise<Buffer[]> {
  let channel: Channel | null = null;
  return async (frame) => {
    if (!channel) {
      const greeting = answerHello(frame, association, app.isLegacy);
      channel = greeting.channel;
      return [greeting.hello];
    }
    const request = channel.decrypt(frame) as { id: number; method: string; params: Record<string, unknown> };
    const { id, method, params } = request;
    app.asked.push({ method, params });
    await app.before(method);
    return [channel.encrypt({ jsonrpc: "2.0", id, ...answer(app, method, params) })];
  };
}

function answerHello(frame: Buffer, association: Buffer, isLegacy: boolean) {
  const theirs = frame.subarray(0, 65);
  const key = createPublicKey({ key: Buffer.concat([DER_HEAD, association]), format: "der", type: "spki" });
  if (
    frame.length !== 65 + 64 ||
    !verify("sha256", theirs, { key, dsaEncoding: "ieee-p1363" }, frame.subarray(65))
  )
    throw new Error("The page that connects is not the one that opened the app.");
  const ours = createECDH("prime256v1");
  ours.generateKeys();
  const secret = ours.computeSecret(theirs);
  const channel = createChannel(Buffer.from(hkdfSync("sha256", secret, association, "", 16)));
  const properties = isLegacy ? Buffer.alloc(0) : channel.encrypt({ v: "v1" });
  return { channel, hello: Buffer.concat([ours.getPublicKey(), properties]) };
}

type Channel = ReturnType<typeof createChannel>;

function createChannel(key: Buffer) {
  let sent = 0;
  let received = 0;
  const numbered = (number: number) => {
    const mark = Buffer.alloc(4);
    mark.writeUInt32BE(number);
    return mark;
  };
  return {
    encrypt: (value: unknown) => {
      const mark = numbered(++sent);
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-128-gcm", key, iv);
      cipher.setAAD(mark);
      return Buffer.concat([
        mark,
        iv,
        cipher.update(JSON.stringify(value)),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    decrypt: (frame: Buffer): unknown => {
      const mark = frame.subarray(0, 4);
      if (!mark.equals(numbered(++received))) throw new Error("The page counts its frames wrongly.");
      const decipher = createDecipheriv("aes-128-gcm", key, frame.subarray(4, 16));
      decipher.setAAD(mark);
      decipher.setAuthTag(frame.subarray(-16));
      return JSON.parse(`${decipher.update(frame.subarray(16, -16))}${decipher.final()}`);
    },
  };
}

const refuse = (code: number, message: string) => ({ error: { code, message } });

function answer(app: WalletApp, method: string, params: Record<string, unknown>): object {
  const { keypair, tokens } = app;
  const authorized = () => {
    const auth_token = randomBytes(8).toString("hex");
    tokens.add(auth_token);
    const address = Buffer.from(keypair.publicKey.toBytes()).toString("base64");
    return { result: { auth_token, accounts: [{ address, label: "Main" }], wallet_uri_base: null } };
  };
  if (app.rejects === method) return refuse(method.startsWith("sign_") ? -3 : -1, "request declined");
  if (app.lacks.some((each) => each === method)) return refuse(-32_601, "method not found");
  const known = typeof params.auth_token === "string" ? tokens.has(params.auth_token) : null;
  const payloads = Array.isArray(params.payloads)
    ? params.payloads.map((text) => Buffer.from(text, "base64"))
    : [];
  switch (method) {
    case "authorize":
    case "reauthorize":
      return known === false ? refuse(-1, "authorization failed") : authorized();
    case "deauthorize":
      tokens.delete(String(params.auth_token));
      return { result: {} };
    case "get_capabilities":
      return {
        result: { features: app.features, max_messages_per_request: 1, max_transactions_per_request: 1 },
      };
    case "sign_messages":
      return signed(
        payloads.map((message) => app.alterPayload(Buffer.concat([message, sign(keypair, message)]))),
      );
    case "sign_transactions":
      return signed(payloads.map((wire) => signTransaction(keypair, wire)));
    default:
      return refuse(-32_601, "method not found");
  }
}

const signed = (payloads: Buffer[]) => ({
  result: { signed_payloads: payloads.map((payload) => payload.toString("base64")) },
});

const sign = ({ secretKey }: Keypair, message: Buffer): Uint8Array =>
  ed25519.sign(new Uint8Array(message), secretKey.slice(0, 32));

function signTransaction(keypair: Keypair, wire: Buffer): Buffer {
  const transaction = VersionedTransaction.deserialize(new Uint8Array(wire));
  transaction.sign([keypair]);
  return Buffer.from(transaction.serialize());
}
