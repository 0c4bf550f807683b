import {
  AddressLookupTableAccount,
  Keypair,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
} from "@solana/web3.js";
import { FEE_PROGRAM, holderRewardsOf, LAUNCHPAD_PROGRAM, TOKEN_2022, tokenAccountOf } from "./addresses.ts";
import {
  type CreateOrder,
  type CreateShape,
  createInstructions,
  serviceTable,
} from "./create-transaction.ts";
import { LAMPORTS_PER_SOL, tokensFor } from "./curve.ts";
import { byte, hex, u32, u64 } from "./encode.ts";
import { buyExactSolIn, createTokenAccount, sell } from "./instructions.ts";

/** What a trading service sends instead of what it was asked for, and at which point it goes astray. */
export interface Lie {
  /** Shown in the menu. */
  says: string;
  order?(order: CreateOrder): CreateOrder;
  instructions?(honest: TransactionInstruction[], order: CreateOrder): TransactionInstruction[];
  payer?: PublicKey;
  /** In place of the service's own. */
  table?: AddressLookupTableAccount;
  bytes?(honest: Uint8Array): Uint8Array;
  /** Milliseconds before the answer. */
  waits?: number;
  /** The whole answer, whatever was asked. */
  reply?: { status: number; statusText?: string; contentType: string; body: string };
}

/** Nobody whom the wallet knows, the same one in every process. */
const STRANGER = Keypair.fromSeed(Buffer.alloc(32, "stranger")).publicKey;

const HALF_SOL = LAMPORTS_PER_SOL / 2n;
/** After budget, price and create, the purchase is: account, buy, the service's fee. */
const CREATE_AT = 2;

const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false });
const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true });
const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: true });

const withMetadata = (change: Partial<CreateOrder["metadata"]>) => (order: CreateOrder) => ({
  ...order,
  metadata: { ...order.metadata, ...change },
});
const shaped = (shape: CreateShape) => (_honest: unknown, order: CreateOrder) =>
  createInstructions(order, shape);
const andThen =
  (...more: ((order: CreateOrder) => TransactionInstruction)[]) =>
  (honest: TransactionInstruction[], order: CreateOrder) => [...honest, ...more.map((make) => make(order))];

const transfer = (lamports: bigint) => (order: CreateOrder) =>
  SystemProgram.transfer({ fromPubkey: order.wallet, toPubkey: STRANGER, lamports });

const tokenCalls = { transfer: 3, approve: 4, setAuthority: 6, burn: 8 } as const;
const CLOSE_ACCOUNT_AUTHORITY = 3;

/** On the wallet's own account of the new coin, or with its mint, signed by the wallet. */
const onToken =
  (data: Buffer, ...others: PublicKey[]) =>
  (order: CreateOrder) =>
    new TransactionInstruction({
      programId: TOKEN_2022,
      keys: [
        writable(tokenAccountOf(order.wallet, order.mint)),
        ...others.map(writable),
        signer(order.wallet),
      ],
      data,
    });

const trader = ({ wallet, mint }: CreateOrder) => ({ user: wallet, mint, creator: wallet });

/** The menu. Each is one thing that a client must refuse, or at least survive. */
export const lies = {
  other_mint: { says: "creates another mint", order: (order) => ({ ...order, mint: STRANGER }) },
  other_name: { says: "creates a coin of another name", order: withMetadata({ name: "Another" }) },
  other_symbol: { says: "creates a coin of another symbol", order: withMetadata({ symbol: "OTHER" }) },
  other_uri: { says: "points to other metadata", order: withMetadata({ uri: "https://example.com/x.json" }) },
  bigger_purchase: {
    says: "buys for ten times as much",
    order: (order) => ({ ...order, devBuy: order.devBuy * 10n }),
  },
  high_priority_fee: {
    says: "pays a priority fee of 1 SOL",
    order: (order) => ({ ...order, priorityFee: LAMPORTS_PER_SOL }),
  },
  no_floor: { says: "buys for whatever few tokens come", order: (order) => ({ ...order, slippage: 100 }) },
  other_creator: {
    says: "gives the creator's fees to a stranger",
    instructions: shaped({ creator: STRANGER }),
  },
  holder_reward: {
    says: "gives the creator's fees to the holders, for ever",
    instructions: (_honest, order) =>
      createInstructions(order, { tail: { holderReward: true }, paid: holderRewardsOf(order.mint) }),
  },
  cashback: { says: "asks for cashback", instructions: shaped({ tail: { cashback: true } }) },
  mayhem: { says: "asks for mayhem mode", instructions: shaped({ tail: { mayhem: true } }) },
  creator_fee: {
    says: "sets a fee of the coin's own",
    instructions: shaped({ tail: { creatorFeeBps: 500n } }),
  },
  other_currency: {
    says: "names another currency",
    instructions: (honest) =>
      honest.map(({ programId, keys, data }, at) => {
        const extra = at === CREATE_AT ? [STRANGER, STRANGER, STRANGER].map(readonly) : [];
        return new TransactionInstruction({ programId, keys: [...keys, ...extra], data });
      }),
  },
  router: {
    says: "buys through the service's own program",
    instructions: shaped({ router: true }),
  },
  by_tokens: {
    says: "buys a number of tokens for at most the purchase, which is honest",
    instructions: shaped({ byTokens: true }),
  },
  no_create: {
    says: "creates nothing",
    instructions: (honest) => honest.filter((_, at) => at !== CREATE_AT),
  },
  two_purchases: {
    says: "buys a second time",
    instructions: andThen((order) => buyExactSolIn(trader(order), order.devBuy, 0n)),
  },
  hidden_sale: {
    says: "sells again at once",
    instructions: andThen((order) => sell(trader(order), tokensFor(order.devBuy) / 2n, 0n)),
  },
  tokens_to_stranger: {
    says: "gives the bought tokens away",
    instructions: andThen(
      ({ wallet, mint }) => createTokenAccount(wallet, STRANGER, mint),
      (order) =>
        onToken(
          Buffer.concat([byte(tokenCalls.transfer), u64(tokensFor(order.devBuy) / 2n)]),
          tokenAccountOf(STRANGER, order.mint),
        )(order),
    ),
  },
  drain: { says: "sends half a SOL to a stranger", instructions: andThen(transfer(HALF_SOL)) },
  drip: {
    says: "sends many small sums to a stranger",
    instructions: andThen(...Array.from({ length: 6 }, () => transfer(HALF_SOL / 6n))),
  },
  assign: {
    says: "gives the wallet itself to another program",
    instructions: andThen(({ wallet }) =>
      SystemProgram.assign({ accountPubkey: wallet, programId: LAUNCHPAD_PROGRAM }),
    ),
  },
  nonce: {
    says: "begins with a nonce, by which it would never expire",
    instructions: (honest, { wallet }) => [
      SystemProgram.nonceAdvance({ noncePubkey: STRANGER, authorizedPubkey: wallet }),
      ...honest,
    ],
  },
  approve: {
    says: "lets a stranger spend the bought tokens",
    instructions: andThen(onToken(Buffer.concat([byte(tokenCalls.approve), u64(1_000_000n)]), STRANGER)),
  },
  set_authority: {
    says: "makes a stranger the one who may close the wallet's token account",
    instructions: andThen(
      onToken(
        Buffer.concat([
          byte(tokenCalls.setAuthority),
          byte(CLOSE_ACCOUNT_AUTHORITY),
          byte(true),
          STRANGER.toBuffer(),
        ]),
      ),
    ),
  },
  burn: {
    says: "burns some of the bought tokens",
    instructions: andThen((order) =>
      onToken(Buffer.concat([byte(tokenCalls.burn), u64(1_000_000n)]), order.mint)(order),
    ),
  },
  fee_sharing: {
    says: "shares the creator's fees",
    instructions: andThen(
      ({ wallet, mint }) =>
        new TransactionInstruction({
          programId: FEE_PROGRAM,
          keys: [signer(wallet), readonly(mint)],
          data: hex("c34e564c6f34fbd5"),
        }),
    ),
  },
  unknown_instruction: {
    says: "calls the launchpad by an instruction that nobody has published",
    instructions: andThen(
      ({ wallet, mint }) =>
        new TransactionInstruction({
          programId: LAUNCHPAD_PROGRAM,
          keys: [signer(wallet), writable(mint)],
          data: hex("e6345c8dd8b14540"),
        }),
    ),
  },
  unknown_program: {
    says: "calls a program that nobody knows",
    instructions: andThen(
      ({ wallet }) =>
        new TransactionInstruction({ programId: STRANGER, keys: [signer(wallet)], data: u32(0) }),
    ),
  },
  third_signer: {
    says: "wants a third signature",
    instructions: andThen(({ wallet }) =>
      SystemProgram.transfer({ fromPubkey: STRANGER, toPubkey: wallet, lamports: 0 }),
    ),
  },
  hidden_table: {
    says: "hides its addresses in a table that nobody can read",
    table: new AddressLookupTableAccount({ key: STRANGER, state: serviceTable.state }),
  },
  other_payer: { says: "is paid by a stranger", payer: STRANGER },
  trailing_bytes: {
    says: "has a byte too many",
    bytes: (honest) => Buffer.concat([honest, byte(0)]),
  },
  truncated: { says: "ends too soon", bytes: (honest) => honest.subarray(0, -20) },
  version_1: {
    says: "begins as a version that has no rules yet",
    bytes: (honest) => Buffer.concat([byte(0x81), honest.subarray(1)]),
  },
  signed_already: {
    says: "has a signature on it",
    bytes: (honest) => Buffer.concat([honest.subarray(0, 1), Buffer.alloc(64, 7), honest.subarray(65)]),
  },
  reason_in_status: {
    says: "refuses, with the reason in the status line alone",
    reply: {
      status: 400,
      statusText: "Bad Request: insufficient slippage",
      contentType: "text/plain",
      body: "",
    },
  },
  tiny: {
    says: "answers 200 with almost nothing",
    reply: { status: 200, contentType: "application/octet-stream", body: "\u0001" },
  },
  html: {
    says: "answers 200 with a page",
    reply: {
      status: 200,
      contentType: "text/html",
      body: `<!doctype html><title>Just a moment…</title>${"<p>Checking your browser</p>".repeat(10)}`,
    },
  },
  array: {
    says: "answers with a bundle: a list of transactions as text",
    reply: { status: 200, contentType: "application/json", body: JSON.stringify(["1".repeat(400)]) },
  },
  json_error: {
    says: "answers 200 with an error in JSON",
    reply: { status: 200, contentType: "application/json", body: JSON.stringify({ error: "x".repeat(80) }) },
  },
  slow: { says: "answers after half a minute", waits: 30_000 },
} satisfies Record<string, Lie>;

export type LieName = keyof typeof lies;
export const isLie = (name: unknown): name is LieName =>
  typeof name === "string" && Object.hasOwn(lies, name);
