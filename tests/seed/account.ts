import { Keypair } from "@solana/web3.js";
import type { SessionTokens } from "#contract/auth.ts";
import type { PublicConfig } from "#contract/config.ts";
import type { SavedToken } from "#contract/token.ts";
import { createTestWallet, type TestWallet } from "../../api/src/testing/wallet.ts";
import { ask, askChain, type Call, callOver, signIn, Unanswered } from "../support/api-user.ts";

/** What keeps it from being done, as a sentence for the person who typed the command. */
export class SeedError extends Error {}

export interface Instance {
  url: string;
  call: Call;
  config: PublicConfig;
}

/** A signed-in account with play money. */
export interface Account extends Instance {
  session: SessionTokens;
  wallet: TestWallet;
}

/** The running instance at an address. Anything but a sandbox is refused: what is seeded is play. */
export async function findInstance(url: string): Promise<Instance> {
  const call = callOver(() => url);
  const config = await readConfig(call);
  if (!config)
    throw new SeedError(
      `No instance answers at ${url}. Run \`npm start\` first, then this command in another terminal.`,
    );
  if (config.network !== "sandbox")
    throw new SeedError(
      `The instance at ${url} is on ${config.network}. Seeding makes accounts and tokens for play, so it works on the sandbox network alone.`,
    );
  return { url, call, config };
}

/** Null where nothing answers, or something else than an instance. */
async function readConfig(call: Call): Promise<PublicConfig | null> {
  try {
    const { status, body, headers } = await call("getConfig");
    return status === 200 && headers.get("content-type")?.startsWith("application/json") ? body : null;
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
}

/** Signs in with a key that is always the same, so that a second run finds what the first has made. */
export async function openAccount(instance: Instance, seed: Uint8Array): Promise<Account> {
  const wallet = createTestWallet(Keypair.fromSeed(seed));
  const account = { ...instance, wallet, session: await signIn(instance.call, wallet) };
  await fund(account);
  return account;
}

export const closeAccount = ({ call, session }: Account) => ask(call, "logout", { session, body: {} });

const LAMPORTS_PER_SOL = 1_000_000_000;
/** A few launches' worth. */
const ENOUGH = 2 * LAMPORTS_PER_SOL;

async function fund({ call, wallet: { address } }: Account): Promise<void> {
  const { value } = await askChain<{ value: number }>(call, "getBalance", [address]);
  if (value < ENOUGH) await askChain(call, "requestAirdrop", [address, 10 * LAMPORTS_PER_SOL]);
}

export async function findToken({ call, session }: Account, ticker: string): Promise<SavedToken | null> {
  const { data } = await ask(call, "listTokens", { session, query: { limit: 500 } });
  return data.tokens.find((token) => token.ticker === ticker) ?? null;
}
