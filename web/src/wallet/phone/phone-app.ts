import bs58 from "bs58";
import * as z from "zod/mini";
import type { Network, PublicConfig } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { forgetPermit, keepPermit, phoneWallet, readPermit } from "../phone-wallet.ts";
import type { WalletPort } from "../wallet-port.ts";
import { AppRefusal, type AppSession } from "./app-session.ts";
import { rejected, withApp } from "./reach-app.ts";

/** The connected wallet app, with the calls of `WalletPort` that are the connected wallet's own. */
export type PhoneApp = Omit<WalletPort, "detect" | "onWalletsChange" | "onAccountChange">;

const LINGER_MS = 10_000;
const SIGNATURE_BYTES = 64;

/** The names of a network in the protocol and in its first edition. */
const chains: Record<Network, { chain: string; cluster: string }> = {
  sandbox: { chain: "solana:localnet", cluster: "localnet" },
  devnet: { chain: "solana:devnet", cluster: "devnet" },
  "mainnet-beta": { chain: "solana:mainnet", cluster: "mainnet-beta" },
};

/** The codes of an app that says no: its owner did, or it knows no such request. */
const OWNER_SAID_NO = [-1, -3];
const UNKNOWN_REQUEST = -32_601;

/** What the wallet app allowed this site. `signs`: whether it signs transactions without sending them itself. */
const Permit = z.object({ token: z.string(), address: z.string(), network: z.string(), signs: z.boolean() });
type Permit = z.infer<typeof Permit>;

const Authorized = z.object({
  auth_token: z.string(),
  accounts: z.array(z.object({ address: z.base64() })).check(z.minLength(1)),
});
const Signed = z.object({ signed_payloads: z.array(z.base64()).check(z.minLength(1)) });
const Capabilities = z.object({ features: z.array(z.string()) });

/** Mobile Wallet Adapter: each request opens the wallet app, but for one that comes right after connecting. */
export function createPhoneApp(loadConfig: () => Promise<PublicConfig>): PhoneApp {
  let permit: Permit | null = null;
  let session: AppSession | null = null;
  let linger: ReturnType<typeof setTimeout> | undefined;
  const openSession = () => (session?.ended.aborted === false ? session : null);

  const keep = (changed: Permit) => {
    permit = changed;
    keepPermit(JSON.stringify(changed));
  };

  /** Runs one request of the connected account, and ends the session. */
  async function request<T>(tapFirst: boolean, talk: (app: AppSession, kept: Permit) => Promise<T>) {
    const before = permit;
    if (!before) throw new Error(sentences.phone.lost);
    const open = openSession();
    clearTimeout(linger);
    return withApp(open, tapFirst, async (app) => {
      const kept = open ? before : await authorize(app, await loadConfig(), before);
      if (kept.address !== before.address) throw anotherAccount(before.address);
      keep(kept);
      const result = await talk(app, kept);
      app.close();
      return result;
    });
  }

  return {
    /** Silently: the account of the kept permit, without opening the app. */
    connect: async (name, { silent }) => {
      const config = await loadConfig();
      permit = readKept(config.network);
      if (silent && !permit) throw new Error("The wallet app has not allowed this site yet.");
      if (!silent) {
        await withApp(null, false, async (app) => {
          keep(await authorize(app, config, permit));
          // The signature that proves the account is asked for next, and should not open the app again.
          session = app;
          linger = setTimeout(app.close, LINGER_MS);
        });
      }
      return { name, address: permit?.address ?? "" };
    },
    disconnect: async () => {
      const token = permit?.token;
      permit = null;
      forgetPermit();
      const open = openSession();
      // The app is told if it is open, and not opened to be told.
      await open?.call("deauthorize", { auth_token: token }).catch(() => {});
      open?.close();
    },
    signMessage: (message) =>
      request(false, async (app, { address }) => {
        const params = { addresses: [base64(bs58.decode(address))], payloads: [base64(message)] };
        return signatureOf(message, await signed(app, "sign_messages", params));
      }),
    canSignTransactions: () => permit?.signs === true,
    signTransaction: (wire) =>
      request(true, async (app, kept) => {
        try {
          return await signed(app, "sign_transactions", { payloads: [base64(wire)] });
        } catch (error) {
          if (!(error instanceof AppRefusal && error.code === UNKNOWN_REQUEST)) throw error;
          keep({ ...kept, signs: false });
          throw new Error(sentences.launch.signsMessagesOnly);
        }
      }),
  };
}

function readKept(network: Network): Permit | null {
  try {
    const kept = Permit.parse(JSON.parse(readPermit() ?? ""));
    return kept.network === network ? kept : null;
  } catch {
    return null;
  }
}

/** Renews a permit. One that the app no longer knows is asked for anew, in the same session. */
async function authorize(
  app: AppSession,
  { product_name, network }: PublicConfig,
  kept: Permit | null,
): Promise<Permit> {
  const identity = { name: product_name, uri: location.origin, icon: "icons/icon-192.png" };
  const { chain, cluster } = chains[network];
  const where = app.isLegacy ? { cluster } : { chain };
  const ask = (method: string, params: object) => call(app, Authorized, method, { identity, ...params });
  const anew = () => ask("authorize", where);
  const again = ({ token }: Permit) =>
    app.isLegacy
      ? ask("reauthorize", { auth_token: token })
      : ask("authorize", { ...where, auth_token: token });
  const { auth_token, accounts } = await (kept ? again(kept).catch(anew) : anew());
  const addresses = accounts.map(({ address }) => bs58.encode(bytesOf(address)));
  const address = addresses.find((each) => each === kept?.address) ?? addresses[0] ?? "";
  return { token: auth_token, address, network, signs: await signsTransactions(app) };
}

/** In the first edition every app signs transactions. */
async function signsTransactions(app: AppSession): Promise<boolean> {
  if (app.isLegacy) return true;
  const { features } = await call(app, Capabilities, "get_capabilities", {});
  return features.includes("solana:signTransactions");
}

async function signed(app: AppSession, method: string, params: object): Promise<Uint8Array> {
  const { signed_payloads } = await call(app, Signed, method, params);
  return bytesOf(signed_payloads[0] ?? "");
}

async function call<T>(
  app: AppSession,
  schema: z.ZodMiniType<T>,
  method: string,
  params: object,
): Promise<T> {
  const result = await app.call(method, params).catch((error: unknown) => {
    throw error instanceof AppRefusal && OWNER_SAID_NO.includes(error.code) ? rejected() : error;
  });
  const read = schema.safeParse(result);
  if (!read.success) throw new Error(sentences.phone.unreadable);
  return read.data;
}

/** An app gives the message back with the signature behind it: that very message, and nothing else. */
function signatureOf(message: Uint8Array, payload: Uint8Array): Uint8Array {
  const isSame = message.every((byte, at) => payload[at] === byte);
  if (!isSame || payload.length !== message.length + SIGNATURE_BYTES)
    throw new Error(sentences.phone.otherMessage);
  return payload.slice(message.length);
}

const anotherAccount = (address: string): Error =>
  new Error(
    fill(sentences.wallet.otherAccount, { wallet: phoneWallet.name, address: shortAddress(address) }),
  );

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
