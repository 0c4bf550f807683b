import bs58 from "bs58";
import { curveOf, tokenAccountOf } from "../addresses.ts";
import { TOKEN_2022 } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { createAlone, hex, u64 } from "./launch-transaction.ts";
import { answered, curveData, mintData } from "./simulated-accounts.ts";

const { profile } = createAlone;

interface TestTrade {
  signature: string;
  side: "buy" | "sell";
  lamports: bigint;
  units: bigint;
  /** Unix seconds. */
  at: number;
}

/** A coin as a node answers for it. */
export interface TestCoin {
  mint: string;
  name: string;
  symbol: string;
  virtualTokens: bigint;
  virtualLamports: bigint;
  realTokens: bigint;
  isComplete: boolean;
  /** The mint of the coin's currency; zeros are SOL. */
  quoteMint: Uint8Array;
  /** True where the creator's fees go to the coin's holders. */
  isForHolders: boolean;
  /** The newest first. */
  trades: TestTrade[];
  /** Amounts of accounts beside the curve's. */
  holders: bigint[];
}

const purchase: TestTrade = {
  signature: "first",
  side: "buy",
  lamports: 1_000_000_000n,
  units: 34_612_903_225_807n,
  at: 1_790_000_000,
};

/** One SOL has gone into the curve, in one purchase. */
export const testCoin = (changes: Partial<TestCoin> = {}): TestCoin => ({
  mint: createAlone.mint,
  name: createAlone.name,
  symbol: createAlone.symbol,
  virtualTokens: 1_038_387_096_774_193n,
  virtualLamports: 31_000_000_000n,
  realTokens: 758_487_096_774_193n,
  isComplete: false,
  quoteMint: new Uint8Array(32),
  isForHolders: false,
  trades: [purchase],
  holders: [34_612_903_225_807n],
  ...changes,
});

/** What the nodes' methods answer about a coin, by the method and its first parameter. */
export function coinAnswers(coin: TestCoin): Record<string, Record<string, unknown>> {
  const curve = curveOf(profile, coin.mint);
  const amounts = [coin.realTokens, ...coin.holders];
  const owners = [curve, ...coin.holders.map((_, at) => bs58.encode(new Uint8Array(32).fill(at + 1)))];
  const accounts = owners
    .map((owner, at) => ({ address: tokenAccountOf(owner, coin.mint), amount: String(amounts[at]) }))
    .sort((one, other) => Number(other.amount) - Number(one.amount));
  return {
    getAccountInfo: {
      [curve]: answered(1, profile.programs.launchpad, curveOnChain(coin)),
      [coin.mint]: answered(1, TOKEN_2022, mintData({ ...createAlone, ...coin })),
    },
    getTokenLargestAccounts: { [coin.mint]: { value: accounts.slice(0, 20) } },
    getProgramAccounts: {
      [TOKEN_2022]: amounts.map((amount) => ({
        account: { data: [u64(amount).toString("base64"), "base64"] },
      })),
    },
    getSignaturesForAddress: { [curve]: coin.trades.map(({ signature }) => ({ signature, err: null })) },
    getTransaction: Object.fromEntries(
      coin.trades.map((trade) => [trade.signature, transactionOf(coin, trade)]),
    ),
  };
}

/** An RPC that knows one coin and nothing else; `asked` notes the methods. */
export function coinRpc(coin: TestCoin): { rpc: Rpc; asked: string[] } {
  const answers = coinAnswers(coin);
  const asked: string[] = [];
  const rpc: Rpc = {
    async call(method, params) {
      asked.push(method);
      if (method !== "getMultipleAccounts") return answers[method]?.[String(params[0])] ?? null;
      const addresses = Array.isArray(params[0]) ? params[0] : [];
      return { value: addresses.map((address) => answers.getAccountInfo?.[String(address)] ?? null) };
    },
  };
  return { rpc, asked };
}

function curveOnChain(coin: TestCoin): Uint8Array {
  const data = curveData(createAlone);
  const figures = [coin.virtualTokens, coin.virtualLamports, coin.realTokens, 0n, profile.curve.supply];
  data.set(Buffer.concat(figures.map(u64)), 8);
  data[48] = coin.isComplete ? 1 : 0;
  data.set(coin.quoteMint, 83);
  data[124] = coin.isForHolders ? 1 : 0;
  return data;
}

/** A trade in the node's `json` encoding. The launchpad's address comes from a lookup table, as behind a router. */
function transactionOf({ mint }: TestCoin, { side, lamports, units, at }: TestTrade) {
  const event = Buffer.concat([
    hex("e445a52e51cb9a1dbddb7fd34ee661ee"),
    bs58.decode(mint),
    u64(lamports),
    u64(units),
    Buffer.from([side === "buy" ? 1 : 0]),
    Buffer.alloc(32),
    u64(BigInt(at)),
    Buffer.alloc(200),
  ]);
  return {
    transaction: { message: { accountKeys: ["wallet", "router"] } },
    meta: {
      err: null,
      loadedAddresses: { writable: ["curve"], readonly: [profile.programs.launchpad] },
      innerInstructions: [
        {
          index: 0,
          instructions: [
            { programIdIndex: 1, accounts: [], data: bs58.encode(event) },
            { programIdIndex: 3, accounts: [0], data: bs58.encode(Buffer.from("buy it!!")) },
            { programIdIndex: 3, accounts: [0], data: bs58.encode(event) },
          ],
        },
      ],
    },
  };
}
