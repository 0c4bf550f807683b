import { Connection, Keypair, PublicKey, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { curveOf } from "../../sandbox/launchpad/addresses.ts";
import {
  buyExactQuoteInV3,
  buyExactSolIn,
  createTokenAccount,
  sell,
} from "../../sandbox/launchpad/instructions.ts";

const SOL = 1_000_000_000;
/** Where a curve names the coin's creator, who gets a fee of each trade. */
const CREATOR_AT = 49;

/** A wallet of its own on the sandbox, with play money, that trades the launchpad's coins. */
export async function openTrader(sandboxUrl: string) {
  const connection = new Connection(sandboxUrl, {
    commitment: "confirmed",
    wsEndpoint: sandboxUrl.replace("http", "ws"),
  });
  const wallet = Keypair.generate();
  const user = wallet.publicKey;
  await connection.requestAirdrop(user, 100 * SOL);

  async function traderOf(address: string) {
    const mint = new PublicKey(address);
    const curve = await connection.getAccountInfo(curveOf(mint));
    if (!curve) throw new Error(`The launchpad has no coin ${address}.`);
    const creator = new PublicKey(bs58.encode(curve.data.subarray(CREATOR_AT, CREATOR_AT + 32)));
    return { user, mint, creator };
  }

  async function send(mint: PublicKey, trade: ReturnType<typeof sell>): Promise<void> {
    const { blockhash } = await connection.getLatestBlockhash();
    const message = new TransactionMessage({
      payerKey: user,
      recentBlockhash: blockhash,
      instructions: [createTokenAccount(user, user, mint), trade],
    });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign([wallet]);
    await connection.sendRawTransaction(transaction.serialize());
  }

  return {
    /** Buys for so many SOL, fees included: what is left of the curve, where that is less. */
    async buy(address: string, sol: number): Promise<void> {
      const trader = await traderOf(address);
      await send(trader.mint, buyExactSolIn(trader, BigInt(Math.round(sol * SOL)), 0n, true));
    },
    /** Buys for so many SOL in the launchpad's latest way, which leaves the creator's fee on the curve. */
    async buyLater(address: string, sol: number): Promise<void> {
      const trader = await traderOf(address);
      await send(trader.mint, buyExactQuoteInV3(trader, BigInt(Math.round(sol * SOL)), 0n));
    },
    /** Sells so many whole tokens. */
    async sell(address: string, tokens: number): Promise<void> {
      const trader = await traderOf(address);
      await send(trader.mint, sell(trader, BigInt(tokens) * 1_000_000n, 0n));
    },
  };
}
