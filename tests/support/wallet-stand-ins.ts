import { ed25519 } from "@noble/curves/ed25519";
import { Keypair, VersionedTransaction } from "@solana/web3.js";
import type { BrowserContext, Page } from "playwright-core";
import { registerInPage, type StandInWindow } from "./wallet-stand-in-page.ts";

type Asked = "connect" | "message" | "transaction";

/**
 * An extension as its owner has set it up. Its keys stay outside the page; the page gets a Wallet Standard
 * wallet.
 */
export interface StandIn {
  name: string;
  /** Registers by itself when the page loads; otherwise only on request. */
  registers: boolean;
  accounts: Keypair[];
  /** Which account it shows first. */
  account: number;
  /** The site was approved before, so a silent connection is answered. */
  trusted: boolean;
  /** What its owner says no to. */
  rejects: Asked | null;
  /** What it signs in place of what it was given. */
  alterMessage: (message: Uint8Array) => Uint8Array;
  alterTransaction: (transaction: VersionedTransaction) => void;
  /** Its owner thinks until this resolves. */
  beforeTransaction: () => Promise<void>;
  /** What its owner was asked, in order. */
  asked: Asked[];
}

export const standIn = (name: string, given: Partial<StandIn> = {}): StandIn => ({
  name,
  registers: true,
  accounts: [Keypair.generate(), Keypair.generate()],
  account: 0,
  trusted: false,
  rejects: null,
  alterMessage: (message) => message,
  alterTransaction: () => {},
  beforeTransaction: async () => {},
  asked: [],
  ...given,
});

export const addressOf = ({ accounts, account }: StandIn): string => keyOf(accounts[account]).toBase58();

const keyOf = (pair: Keypair | undefined) => {
  if (!pair) throw new Error("The stand-in has no such account.");
  return pair.publicKey;
};

/** Puts the wallets into every page of the context, before any of the page's own scripts. */
export async function install(context: BrowserContext, wallets: StandIn[]): Promise<void> {
  await context.exposeFunction("askStandIn", (name: string, what: Asked | "trusted", bytes: number[]) => {
    const wallet = wallets.find((each) => each.name === name);
    if (!wallet) throw new Error(`No stand-in is called ${name}.`);
    return answer(wallet, what, Uint8Array.from(bytes));
  });
  for (const { name, registers } of wallets)
    await context.addInitScript(registerInPage, { name, registers, icon: ICON });
}

const ICON =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4=";

/** Null is a no. */
async function answer(wallet: StandIn, what: Asked | "trusted", bytes: Uint8Array): Promise<number[] | null> {
  const key = [...keyOf(wallet.accounts[wallet.account]).toBytes()];
  if (what === "trusted") return wallet.trusted ? key : null;
  wallet.asked.push(what);
  if (what === "transaction") await wallet.beforeTransaction();
  if (wallet.rejects === what) return null;
  if (what === "connect") {
    wallet.trusted = true;
    return key;
  }
  return [...(what === "message" ? signMessage(wallet, bytes) : signTransaction(wallet, bytes))];
}

const signerOf = ({ accounts, account }: StandIn): Keypair => accounts[account] as Keypair;

const signMessage = (wallet: StandIn, message: Uint8Array) =>
  ed25519.sign(wallet.alterMessage(message), signerOf(wallet).secretKey.slice(0, 32));

function signTransaction(wallet: StandIn, wire: Uint8Array): Uint8Array {
  const transaction = VersionedTransaction.deserialize(wire);
  wallet.alterTransaction(transaction);
  transaction.sign([signerOf(wallet)]);
  return transaction.serialize();
}

const inPage = (page: Page, name: string, act: (typeof acts)[number]) =>
  page.evaluate(([wallet, verb]) => (window as unknown as StandInWindow).standIns[wallet]?.[verb](), [
    name,
    act,
  ] as const);
const acts = ["register", "showAccount", "disconnect"] as const;

/** The wallet's script arrives only now. */
export const registerNow = (page: Page, wallet: StandIn) => inPage(page, wallet.name, "register");

/** Its owner picks another account in the extension. */
export async function switchAccount(page: Page, wallet: StandIn): Promise<void> {
  wallet.account = (wallet.account + 1) % wallet.accounts.length;
  await inPage(page, wallet.name, "showAccount");
}

/** Its owner takes the site's approval back in the extension. */
export async function disconnectInExtension(page: Page, wallet: StandIn): Promise<void> {
  wallet.trusted = false;
  await inPage(page, wallet.name, "disconnect");
}
