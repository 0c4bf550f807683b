import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Web3 from "@solana/web3.js";
import { buildClaim, claimKeys } from "../../../launch/claim.ts";
import { launchInstructions } from "../../../launch/own-launch.ts";
import { profiles } from "../../../launch/profile.ts";
import type { Finding } from "../finding.ts";
import { installOwnPackages } from "../own-packages.ts";
import { spawnSandbox } from "../spawn-sandbox.ts";

type Instruction = Web3.TransactionInstruction;
/** The library's numbers; none is looked into here. */
type Big = { toString(): string };

/** What is used of the library, whose own types would bring all of it into ours. */
interface Library {
  PUMP_SDK: {
    createV2Instruction(options: object): Promise<Instruction>;
    createV2AndBuyInstructions(options: object): Promise<Instruction[]>;
    buyInstructions(options: object): Promise<Instruction[]>;
    sellInstructions(options: object): Promise<Instruction[]>;
  };
  OnlinePumpSdk: new (
    connection: Web3.Connection,
  ) => {
    fetchGlobal(): Promise<object>;
    fetchFeeConfig(): Promise<object>;
    fetchGlobalVolumeAccumulator(): Promise<object>;
    fetchBuyState(mint: Web3.PublicKey, user: Web3.PublicKey, program: Web3.PublicKey): Promise<object>;
    fetchSellState(mint: Web3.PublicKey, user: Web3.PublicKey, program: Web3.PublicKey): Promise<object>;
    collectCoinCreatorFeeInstructions(creator: Web3.PublicKey): Promise<Instruction[]>;
    getCreatorVaultBalance(creator: Web3.PublicKey): Promise<Big>;
  };
  getBuyTokenAmountFromSolAmount(options: object): Big;
}

const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";
const SERVICE_TABLE = "84gxtAAWToZ6xep3wrWsx8TEoLB7EBS9VrKkV9CtMdJi";
const SOL = 1_000_000_000;

export async function tryLaunchpadLibrary(say: (line: string) => void): Promise<Finding> {
  let load: NodeJS.Require;
  try {
    load = installOwnPackages(import.meta.dirname);
  } catch {
    say("The library cannot be fetched from npm's registry, so nothing was tried.");
    return { numbers: { transactions: 0 }, faults: ["the library is not here"] };
  }
  const data = mkdtempSync(join(tmpdir(), "gem-pump-sdk-"));
  const sandbox = await spawnSandbox(data);
  try {
    return await trade(load, sandbox.url, say);
  } finally {
    await sandbox.stop();
    rmSync(data, { recursive: true });
  }
}

async function trade(load: NodeJS.Require, url: string, say: (line: string) => void): Promise<Finding> {
  const web3 = load("@solana/web3.js") as typeof Web3;
  const BN = load("bn.js") as new (value: number) => Big;
  const { PUMP_SDK, OnlinePumpSdk, getBuyTokenAmountFromSolAmount } = load("@pump-fun/pump-sdk") as Library;
  const connection = new web3.Connection(url, "processed");
  const online = new OnlinePumpSdk(connection);
  const faults: string[] = [];
  const user = web3.Keypair.generate();
  const tokenProgram = new web3.PublicKey(TOKEN_2022);
  await connection.requestAirdrop(user.publicKey, 50 * SOL);
  const { value: table } = await connection.getAddressLookupTable(new web3.PublicKey(SERVICE_TABLE));
  if (!table) throw new Error("The sandbox has no lookup table.");

  let transactions = 0;
  const send = async (what: string, instructions: Instruction[], signers: Web3.Keypair[]) => {
    const { blockhash } = await connection.getLatestBlockhash();
    const message = { payerKey: user.publicKey, recentBlockhash: blockhash, instructions };
    const transaction = new web3.VersionedTransaction(
      new web3.TransactionMessage(message).compileToV0Message([table]),
    );
    transaction.sign(signers);
    const bytes = transaction.serialize();
    const signature = await connection.sendRawTransaction(bytes, { skipPreflight: true });
    const { value } = await connection.getSignatureStatus(signature);
    say(`${what}: ${bytes.length} bytes, ${value?.err ? JSON.stringify(value.err) : "landed"}`);
    if (!value || value.err) faults.push(`${what} did not land`);
    transactions++;
  };

  const [global, feeConfig] = [await online.fetchGlobal(), await online.fetchFeeConfig()];
  await online.fetchGlobalVolumeAccumulator();
  const coin = (mint: Web3.Keypair) => ({
    mint: mint.publicKey,
    name: "Moon Otter",
    symbol: "OTTER",
    uri: "https://example.com/m/0123456789abcdef.json",
    creator: user.publicKey,
    user: user.publicKey,
    mayhemMode: false,
  });
  for (const holderReward of [false, true]) {
    const mint = web3.Keypair.generate();
    const create = await PUMP_SDK.createV2Instruction({ ...coin(mint), holderReward });
    await send(holderReward ? "create for holders" : "create", [create], [user, mint]);
  }

  const mint = web3.Keypair.generate();
  const solAmount = new BN(SOL / 2);
  const fresh = {
    global,
    feeConfig,
    mintSupply: null,
    bondingCurve: null,
    quoteMint: web3.PublicKey.default,
  };
  const amount = getBuyTokenAmountFromSolAmount({ ...fresh, amount: solAmount });
  const both = await PUMP_SDK.createV2AndBuyInstructions({ ...coin(mint), global, amount, solAmount });
  await send("create and buy", both, [user, mint]);
  const { name, symbol, uri } = coin(mint);
  const keys = { wallet: user.publicKey.toBase58(), mint: mint.publicKey.toBase58() };
  const costs = { devBuy: BigInt(SOL / 2), slippage: 10, priorityFee: 500_000n };
  const ours = launchInstructions({ profile: profiles.sandbox, ...keys, ...costs, name, symbol, uri });
  const unlike = differences(both.slice(-3), ours.slice(-3));
  say(`our own create and buy: ${unlike.length === 0 ? "as the library's" : unlike.join("; ")}`);
  faults.push(...unlike);

  const order = { global, mint: mint.publicKey, user: user.publicKey, slippage: 5, tokenProgram };
  const tokens = new BN(1_000_000_000);
  const buyState = await online.fetchBuyState(mint.publicKey, user.publicKey, tokenProgram);
  const buy = { ...order, ...buyState, amount: tokens, solAmount: new BN(SOL / 10) };
  await send("buy", await PUMP_SDK.buyInstructions(buy), [user]);
  const sellState = await online.fetchSellState(mint.publicKey, user.publicKey, tokenProgram);
  const sale = { ...order, ...sellState, amount: tokens, solAmount: new BN(0) };
  await send("sell", await PUMP_SDK.sellInstructions(sale), [user]);

  const inVault = Number(await online.getCreatorVaultBalance(user.publicKey));
  if (inVault < 1_000_000) faults.push(`the creator's vault holds ${inVault} lamports`);

  // Behind it the library collects from the open market, where a coin of ours is not.
  const [collection] = await online.collectCoinCreatorFeeInstructions(user.publicKey);
  const { blockhash } = await connection.getLatestBlockhash();
  const fees = { onCurve: 0n, inVault: BigInt(inVault), vaultRent: 0n };
  const claim = buildClaim({ ...claimKeys("sandbox", keys.mint, keys.wallet), fees }, blockhash);
  const { message } = web3.VersionedTransaction.deserialize(claim);
  const ourCollection = web3.TransactionMessage.decompile(message).instructions.at(-1);
  // The wallet pays for ours, so it signs.
  const isSame = words(collection) === words(ourCollection);
  say(`our own collection of creator fees: ${isSame ? "as the library's" : "another"}`);
  if (!isSame) faults.push("collection of fees: not the library's");
  return { numbers: { transactions, "lamports in the creator's vault": inVault }, faults };
}

const words = (instruction?: Instruction): string =>
  JSON.stringify([
    instruction?.data.toString("hex"),
    instruction?.keys.map(({ pubkey, isWritable }) => [pubkey.toBase58(), isWritable]),
  ]);

/** In what a launch of our own is not the library's: its account places, and the create's words up to its options. */
function differences(theirs: Instruction[], ours: Instruction[]): string[] {
  const [create] = ours;
  const words = create?.data.subarray(0, -1) ?? Buffer.alloc(0);
  const isSaid = theirs[0]?.data.subarray(0, words.length).equals(words) === true;
  const places = ["create", "token account", "buy"].flatMap((what, step) => {
    const [left, right] = [theirs[step]?.keys ?? [], ours[step]?.keys ?? []];
    if (left.length !== right.length) return [`${what}: ${left.length} accounts, ours has ${right.length}`];
    return right.flatMap(({ pubkey, isSigner, isWritable }, place) => {
      const other = left[place];
      // Any of eight addresses may take the fees, and any of eight the buybacks.
      const isAny = what === "buy" && (place === 1 || place === 17);
      const isSame = isAny || other?.pubkey.toBase58() === pubkey.toBase58();
      const isUsedAlike = other?.isSigner === isSigner && other.isWritable === isWritable;
      return isSame && isUsedAlike ? [] : [`${what}: another account in place ${place}`];
    });
  });
  return isSaid ? places : ["create: other words", ...places];
}
