import {
  type AddressLookupTableAccount,
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import type { LaunchBuilder } from "#contract/config.ts";
import { type ExpectedLaunch, leastTokens, mostLamports } from "../guard/expected.ts";
import { inspect } from "../guard/inspect.ts";
import { LaunchRefusal } from "../guard/refusal.ts";
import { buildLaunch } from "../own-launch.ts";
import { ASSOCIATED_TOKEN_PROGRAM, COMPUTE_BUDGET } from "../profile.ts";
import { appendPurchase } from "../purchase.ts";
import {
  blockhash,
  budget,
  buy,
  compile,
  create,
  createAlone,
  expected,
  included,
  pay,
  serviceCreate,
  stranger,
  tableAccount,
  tables,
  wallet,
} from "./launch-transaction.ts";

/** What came of changing good transactions at random. */
export interface MutationReport {
  mutations: number;
  refused: number;
  /** Accepted, with the effects of the good one. */
  harmless: number;
  /** Accepted with other effects, or a crash of the guard. */
  faults: string[];
}

interface Good {
  launch: ExpectedLaunch;
  wire: Uint8Array;
}

/** Every shape that the guard accepts. */
export const goodTransactions = (): Good[] => {
  const tail = (length: number) => create(expected, { tail: new Uint8Array(length) });
  const [openAccount, purchase] = included().slice(3, 5) as [TransactionInstruction, TransactionInstruction];
  const tip = { to: stranger.toBase58(), lamports: 1_000_000n };
  const large = { ...expected, devBuy: 6_000_000_000n };
  const ofBuilder = (builder: LaunchBuilder, launch: ExpectedLaunch): ExpectedLaunch => ({
    ...launch,
    profile: { ...launch.profile, builder },
  });
  const appended = [expected, large].map((launch) => ofBuilder("appended", launch));
  const own = [expected, large].map((launch) => ofBuilder("own", launch));
  return [
    { launch: createAlone, wire: serviceCreate() },
    { launch: expected, wire: compile(included()) },
    ...appended.map((launch) => ({ launch, wire: appendPurchase(serviceCreate(), launch, tables, tip) })),
    {
      launch: expected,
      wire: compile([...budget, create(), openAccount, buy(leastTokens(expected), 55_000_000n)]),
    },
    ...own.map((launch) => ({ launch, wire: buildLaunch(launch, blockhash, tables) })),
    { launch: large, wire: compile(included(large)) },
    ...[2, 10, 11].map((length) => ({
      launch: expected,
      wire: compile([...budget, tail(length), openAccount, purchase, pay(1_000_000n)]),
    })),
  ];
};

/** Changes good transactions so many times; the seed fixes every change. */
export function mutate(mutations: number, seed: number): MutationReport {
  const random = seededRandom(seed);
  const goods = goodTransactions().map((good) => ({
    ...good,
    effects: effectsOf(good),
    instructions: decompile(good.wire).instructions,
  }));
  const report: MutationReport = { mutations, refused: 0, harmless: 0, faults: [] };
  for (let count = 0; count < mutations; count++) {
    const good = pick(goods, random);
    const change = pick(changes, random);
    const wire = change(good, random);
    const outcome = wire ? tryMutant({ launch: good.launch, wire }, good.effects) : "refused";
    if (outcome === "refused" || outcome === "harmless") report[outcome]++;
    else report.faults.push(`seed ${seed}, mutation ${count} (${change.name}): ${outcome}`);
  }
  return report;
}

function tryMutant(mutant: Good, wanted: string): string {
  try {
    inspect(mutant.wire, mutant.launch, tables);
  } catch (error) {
    return error instanceof LaunchRefusal ? "refused" : `crash ${String(error)}`;
  }
  const effects = effectsOf(mutant);
  return effects === wanted ? "harmless" : `accepted ${effects} for ${wanted}`;
}

type Random = () => number;

function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (end: number, random: Random): number => Math.floor(random() * end);
function pick<T>(list: readonly T[], random: Random): T {
  const found = list[below(list.length, random)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

const lookupTables: AddressLookupTableAccount[] = [tableAccount];
const decompile = (wire: Uint8Array) =>
  TransactionMessage.decompile(VersionedTransaction.deserialize(wire).message, {
    addressLookupTableAccounts: lookupTables,
  });

/**
 * What a transaction would do, read by web3.js and not by the guard. Figures that may differ within what was
 * agreed to stand as "within": the fee, payments, the price and the fewest tokens of the purchase.
 */
function effectsOf({ wire, launch }: Good): string {
  const { payerKey, instructions } = decompile(wire);
  const of = (program: string) => instructions.filter(({ programId }) => programId.toBase58() === program);
  const fee = feeOf(of(COMPUTE_BUDGET));
  const payments = of(SystemProgram.programId.toBase58()).map((each) => {
    const { fromPubkey, lamports } = SystemInstruction.decodeTransfer(each);
    if (!fromPubkey.equals(wallet.publicKey)) throw new Error("somebody else pays");
    return BigInt(lamports);
  });
  const coin = instructions.filter(({ programId }) => programId.toBase58() !== COMPUTE_BUDGET);
  const steps = coin.filter(({ programId }) => !programId.equals(SystemProgram.programId));
  const purchases = steps.flatMap((each) => priceOf(each) ?? []);
  const paid = payments.reduce((sum, each) => sum + each, 0n);
  const mostPaid = 10_000_000n + launch.devBuy / 200n;
  const isPaidWithin = paid <= mostPaid && payments.length <= 3;
  const spent = purchases.reduce((sum, each) => sum + each, 0n);
  const isOurPurchase = launch.profile.builder !== "included";
  const isSpentWithin = spent <= (isOurPurchase ? launch.devBuy : (launch.devBuy * 11n) / 10n);
  return JSON.stringify({
    payer: payerKey.toBase58(),
    money: fee <= launch.priorityFee && isPaidWithin && isSpentWithin ? "within" : `${fee} ${paid} ${spent}`,
    steps: steps.map((each) => stepOf(each, launch)),
  });
}

/** The fee of the last price and the last limit, as a chain would charge it that takes repeated settings. */
function feeOf(settings: TransactionInstruction[]): bigint {
  let [limit, price] = [1_400_000n, 0n];
  for (const { data } of settings) {
    if (data[0] === 2) limit = BigInt(data.readUInt32LE(1));
    if (data[0] === 3) price = data.readBigUInt64LE(1);
  }
  return (limit * price) / 1_000_000n;
}

const BUY = "66063d1201daebea";
const BUY_EXACT = "38fc74089edfcd5f";
const CREATE = "d6904cec5f8b31b4";

/** The most lamports that a purchase takes; null for what is none. */
function priceOf({ data }: TransactionInstruction): bigint | null {
  const kind = data.toString("hex", 0, 8);
  if (kind === BUY) return data.readBigUInt64LE(16);
  return kind === BUY_EXACT ? data.readBigUInt64LE(8) : null;
}

function stepOf({ programId, keys, data }: TransactionInstruction, launch: ExpectedLaunch): string {
  const kind = data.toString("hex", 0, 8);
  const names = keys.map(({ pubkey }) => pubkey.toBase58());
  const step = (what: string) => `${programId.toBase58()} ${names.join()} ${what}`;
  if (programId.toBase58() === ASSOCIATED_TOKEN_PROGRAM) return step((data[0] ?? 0) <= 1 ? "open" : "other");
  if (kind === CREATE) {
    const creatorEnds = data.indexOf(new PublicKey(launch.wallet).toBuffer()) + 32;
    const tail = data.subarray(creatorEnds);
    const isPlain = [1, 2, 10, 11].includes(tail.length) && tail.every((byte) => byte === 0);
    return step(`${data.toString("hex", 0, creatorEnds)} ${isPlain ? "plain" : tail.toString("hex")}`);
  }
  if (kind !== BUY && kind !== BUY_EXACT) return step(data.toString("hex"));
  const tokens = data.readBigUInt64LE(kind === BUY ? 8 : 16);
  const isWithin = (priceOf({ data } as TransactionInstruction) ?? 0n) <= mostLamports(launch);
  const { feeRecipients, buybackRecipients } = launch.profile;
  if (feeRecipients.includes(names[1] ?? "")) names[1] = "fee recipient";
  if (buybackRecipients.includes(names[17] ?? "")) names[17] = "buyback recipient";
  const fills = kind === BUY_EXACT && data[25] === 1;
  const isEnough = tokens >= leastTokens(launch) && !fills;
  return step(`buys ${isWithin && isEnough ? "within" : data.toString("hex")}`);
}

type Mutable = Good & { instructions: TransactionInstruction[] };
/** A changed transaction; null where the change cannot be written down as one. */
type Change = (good: Mutable, random: Random) => Uint8Array | null;

const inBytes = (work: (bytes: number[], random: Random) => void): Change =>
  function changedBytes({ wire }, random) {
    const bytes = [...wire];
    work(bytes, random);
    return Uint8Array.from(bytes);
  };

const inInstructions = (
  name: string,
  work: (list: TransactionInstruction[], random: Random) => void,
): Change => {
  const change: Change = ({ instructions }, random) => {
    const list = instructions.map(copyOf);
    work(list, random);
    try {
      return compile(list);
    } catch {
      return null;
    }
  };
  return Object.defineProperty(change, "name", { value: name });
};

const copyOf = ({ programId, keys, data }: TransactionInstruction) =>
  new TransactionInstruction({ programId, keys: keys.map((each) => ({ ...each })), data: Buffer.from(data) });

const anyKey = (list: TransactionInstruction[], random: Random): PublicKey =>
  random() < 0.2 ? stranger : (pick(pick(list, random).keys, random)?.pubkey ?? stranger);

/** One with accounts, in which places can be changed. */
const seated = (list: TransactionInstruction[], random: Random) =>
  pick(
    list.filter(({ keys }) => keys.length > 0),
    random,
  );

const changes: readonly Change[] = [
  inBytes((bytes, random) => {
    const at = below(bytes.length, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8, random));
  }),
  inBytes((bytes, random) => {
    // Behind the signatures, where every byte has a meaning.
    for (let left = 1 + below(3, random); left > 0; left--) {
      bytes[129 + below(bytes.length - 129, random)] = below(256, random);
    }
  }),
  inBytes((bytes, random) => bytes.splice(below(bytes.length, random), 1 + below(3, random))),
  inBytes((bytes, random) => bytes.splice(below(bytes.length, random), 0, below(256, random))),
  inBytes((bytes, random) => {
    bytes.length = below(bytes.length, random);
  }),
  inInstructions("drop", (list, random) => list.splice(below(list.length, random), 1)),
  inInstructions("duplicate", (list, random) =>
    list.splice(below(list.length, random), 0, copyOf(pick(list, random))),
  ),
  inInstructions("reorder", (list, random) => {
    const [moved] = list.splice(below(list.length, random), 1);
    if (moved) list.splice(below(list.length + 1, random), 0, moved);
  }),
  inInstructions("replace an account", (list, random) => {
    const key = pick(seated(list, random).keys, random);
    key.pubkey = anyKey(
      list.filter(({ keys }) => keys.length > 0),
      random,
    );
  }),
  inInstructions("swap two accounts", (list, random) => {
    const { keys } = seated(list, random);
    const [left, right] = [pick(keys, random), pick(keys, random)];
    [left.pubkey, right.pubkey] = [right.pubkey, left.pubkey];
  }),
  inInstructions("add or drop an account", (list, random) => {
    const { keys } = seated(list, random);
    if (random() < 0.5) keys.splice(below(keys.length, random), 1);
    else keys.push({ pubkey: stranger, isSigner: false, isWritable: random() < 0.5 });
  }),
  inInstructions("turn a flag", (list, random) => {
    const key = pick(seated(list, random).keys, random);
    if (random() < 0.5) key.isWritable = !key.isWritable;
    else key.isSigner = !key.isSigner;
  }),
  inInstructions("change a byte of data", (list, random) => {
    const { data } = pick(list, random);
    data[below(data.length, random)] = below(256, random);
  }),
  inInstructions("change the last byte", (list, random) => {
    const { data } = pick(list, random);
    data[data.length - 1] = below(3, random);
  }),
  inInstructions("change a number", (list, random) => {
    const { data } = pick(list, random);
    if (data.length < 12) return;
    const number = BigInt(Math.floor(2 ** (random() * 63)));
    data.writeBigUInt64LE(
      number,
      pick(
        [4, 8, 16].filter((at) => at + 8 <= data.length),
        random,
      ),
    );
  }),
  inInstructions("change the length of data", (list, random) => {
    const instruction = pick(list, random);
    const { data } = instruction;
    const more = Buffer.alloc(1 + below(9, random), random() < 0.7 ? 0 : below(256, random));
    instruction.data =
      random() < 0.5 ? data.subarray(0, below(data.length, random)) : Buffer.concat([data, more]);
  }),
  inInstructions("change a program", (list, random) => {
    pick(list, random).programId = pick(list, random).programId;
  }),
  inInstructions("pay somebody", (list, random) => {
    const lamports = BigInt(Math.floor(2 ** (random() * 40)));
    list.splice(below(list.length, random), 0, pay(lamports, anyKey(list.slice(2), random)));
  }),
];
