import { VersionedTransaction } from "@solana/web3.js";
import { accountsUsed } from "../chain/accounts-used.ts";
import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import { type DecodedTransaction, decodeTransaction, signaturesAreGood } from "../chain/decode.ts";
import { networkFee } from "../chain/fees.ts";
import type { TransactionError } from "../chain/transaction-error.ts";
import type { Simulation } from "../chain/vm.ts";
import { encodeAccount } from "./encode-account.ts";
import { encodeInner } from "./encode-transaction.ts";
import { type Methods, withContext } from "./method.ts";
import { asAddress, asConfig, type Config } from "./params.ts";
import { readTransaction } from "./read-transaction.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

export const simulateMethods: Methods = {
  simulateTransaction: (chain, params) => {
    const config = params.config(1);
    const sent = readTransaction(params.text(0, "transaction"), config.encoding);
    if (config.sigVerify === true && config.replaceRecentBlockhash === true) {
      throw invalidParams("sigVerify may not be used with replaceRecentBlockhash");
    }
    if (config.sigVerify === true && !signaturesAreGood(sent)) {
      throw new RpcError(rpcCode.signatureFailure, "Transaction signature verification failure");
    }
    const replacement = config.replaceRecentBlockhash === true ? freshBlockhash(chain) : null;
    const transaction = replacement ? withBlockhash(sent, replacement.blockhash) : sent;
    return withContext(chain, config, {
      ...simulate(chain, transaction, config),
      replacementBlockhash: replacement,
    });
  },
};

function simulate(chain: Chain, transaction: DecodedTransaction, config: Config) {
  const objection = unsignedObjection(chain, transaction);
  const simulation = objection ? refused(objection) : chain.simulate(transaction);
  const used = accountsUsed(transaction.message, chain.vm);
  return {
    err: simulation.err,
    logs: simulation.logs,
    accounts: accountsAsked(chain, simulation, config),
    unitsConsumed: simulation.unitsConsumed,
    returnData: simulation.returnData,
    innerInstructions: config.innerInstructions === true ? encodeInner(simulation) : null,
    fee: Number(networkFee(transaction.message)),
    loadedAccountsDataSize: loadedBytes(chain, used.all),
    loadedAddresses: used.loaded,
  };
}

/** What a node counts for an account beside its data. */
const BYTES_PER_ACCOUNT = 64;

const loadedBytes = (chain: Chain, addresses: readonly string[]) =>
  addresses.reduce(
    (sum, address) => sum + BYTES_PER_ACCOUNT + (chain.vm.account(address)?.data.length ?? 0),
    0,
  );

/** A simulation needs no signatures, but blockhash and novelty count. */
function unsignedObjection(
  chain: Chain,
  { message, signature }: DecodedTransaction,
): TransactionError | undefined {
  if (chain.ledger.find(signature)) return "AlreadyProcessed";
  const known = chain.blockhashes.slotOf(message.recentBlockhash, chain.slots.current());
  return known === undefined ? "BlockhashNotFound" : undefined;
}

function accountsAsked(chain: Chain, simulation: Simulation, config: Config) {
  if (config.accounts === undefined || config.accounts === null) return null;
  const asked = asConfig(config.accounts);
  if (!Array.isArray(asked.addresses)) throw invalidParams("accounts.addresses must be an array");
  const after = simulation.accounts();
  const encoding = asked.encoding ?? "base64";
  return asked.addresses.map(asAddress).map((address) => {
    if (simulation.err !== null) return null;
    const account = after.get(address) ?? chain.vm.account(address);
    const existing = account && account.lamports > 0n ? account : undefined;
    return encodeAccount(chain.vm, address, existing, { encoding });
  });
}

const freshBlockhash = (chain: Chain) => {
  const slot = chain.slots.current();
  return {
    blockhash: chain.blockhashes.at(slot),
    lastValidBlockHeight: chain.slots.heightOf(slot) + BLOCKHASH_LIFE,
  };
};

function withBlockhash({ bytes }: DecodedTransaction, blockhash: string): DecodedTransaction {
  const transaction = VersionedTransaction.deserialize(bytes);
  transaction.message.recentBlockhash = blockhash;
  return decodeTransaction(transaction.serialize());
}

const refused = (err: TransactionError): Simulation => ({
  err,
  logs: [],
  unitsConsumed: 0,
  inner: [],
  returnData: null,
  accounts: () => new Map(),
});
