import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { Connection, Keypair, PublicKey, VersionedTransaction } from "@solana/web3.js";
import { compileTransaction, createInstructions } from "../../../sandbox/launchpad/create-transaction.ts";
import { buyExactSolIn, sell } from "../../../sandbox/launchpad/instructions.ts";

/** Signs within a tenth of what the library takes, so that the sandbox is what is measured. */
interface Signer {
  publicKey: PublicKey;
  key: KeyObject;
}

/** Built before its time is taken: to find a coin's addresses takes longer than to send. */
interface Prepared {
  transaction: VersionedTransaction;
  signers: readonly Signer[];
}

export interface Traffic {
  /** The signatures that were answered. */
  readonly acknowledged: ReadonlySet<string>;
  /** Gives the wallets what they spend. */
  fund(): Promise<void>;
  /** Sends the next launch. */
  launch(): Promise<void>;
  /** Buys or sells some of a coin that was launched. */
  trade(): Promise<void>;
  /** Where the sandbox is from now on. */
  moveTo(url: string): void;
}

const SOL = 1_000_000_000;
const WALLETS = 20;
const AIRDROPS = 5;
/** One coin in so many is traded. */
const TRADED = 10;
const BLOCKHASH_MS = 5_000;
/** What a coin's two instructions begin with, before the amount. */
const DISCRIMINATOR_BYTES = 8;
const ED25519_PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** @param count how many launches there will be */
export function createTraffic(count: number): Traffic {
  const acknowledged = new Set<string>();
  const launches: { launch: Prepared; trades: Prepared[] }[] = [];
  const trades: Prepared[] = [];
  const wallets = Array.from({ length: WALLETS }, newSigner);
  let connection: Connection | undefined;
  let recent = { blockhash: "", until: 0 };
  let orders = 0;

  for (let index = 0; index < count; index++) {
    const wallet = wallets[index % WALLETS];
    if (wallet) launches.push(prepareCoin(wallet, newSigner(), index % TRADED === 0));
  }

  const send = async ({ transaction, signers }: Prepared) => {
    if (!connection) throw new Error("no sandbox is there");
    if (Date.now() > recent.until) {
      recent = { ...(await connection.getLatestBlockhash()), until: Date.now() + BLOCKHASH_MS };
    }
    transaction.message.recentBlockhash = recent.blockhash;
    const message = transaction.message.serialize();
    for (const { publicKey, key } of signers) transaction.addSignature(publicKey, sign(null, message, key));
    acknowledged.add(await connection.sendRawTransaction(transaction.serialize()));
  };

  return {
    acknowledged,
    launch: async () => {
      const next = launches.shift();
      if (!next) throw new Error("no launch is prepared");
      await send(next.launch);
      trades.push(...next.trades);
    },
    // Each has an amount of its own, or two of a slot could be one transaction.
    trade: async () => {
      const next = trades[++orders % trades.length];
      const data = next?.transaction.message.compiledInstructions[2]?.data;
      if (!next || !data) throw new Error("no coin is there");
      Buffer.from(data.buffer, data.byteOffset).writeBigUInt64LE(
        BigInt(1_000_000 + orders),
        DISCRIMINATOR_BYTES,
      );
      await send(next);
    },
    fund: async () => {
      for (const { publicKey } of wallets) {
        for (let time = 0; time < AIRDROPS; time++) await connection?.requestAirdrop(publicKey, 100 * SOL);
      }
    },
    moveTo: (place) => {
      connection = new Connection(place, "processed");
      recent.until = 0;
    },
  };
}

function newSigner(): Signer {
  const { publicKey, secretKey } = Keypair.generate();
  const der = Buffer.concat([ED25519_PKCS8_PREFIX, secretKey.subarray(0, 32)]);
  return { publicKey, key: createPrivateKey({ key: der, format: "der", type: "pkcs8" }) };
}

function prepareCoin(wallet: Signer, mint: Signer, isTraded: boolean) {
  const [user, coin] = [wallet.publicKey, mint.publicKey];
  const create = createInstructions({
    wallet: user,
    mint: coin,
    metadata: { name: "Moon Otter", symbol: "OTTER", uri: "https://example.com/m/0123456789abcdef.json" },
    devBuy: BigInt(SOL / 100),
    slippage: 10,
    priorityFee: 500_000n,
  });
  const budget = create.slice(0, 2);
  const prepared = (instructions: typeof create, signers: Signer[]) => {
    const bytes = compileTransaction(user, instructions, PublicKey.default.toBase58());
    return { transaction: VersionedTransaction.deserialize(bytes), signers };
  };
  const trader = { user, mint: coin, creator: user };
  const orders = isTraded ? [buyExactSolIn(trader, 1n, 1n), sell(trader, 1n, 0n)] : [];
  return {
    launch: prepared(create, [wallet, mint]),
    trades: orders.map((order) => prepared([...budget, order], [wallet])),
  };
}
