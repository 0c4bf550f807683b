import type { Entry } from "../chain/ledger.ts";
import { LAUNCHPAD_PROGRAM } from "../launchpad/addresses.ts";
import { DISCRIMINATORS } from "../launchpad/instructions.ts";
import { lamportsAsSol, tokens } from "../launchpad/pages/figures.ts";
import { type Html, html } from "../launchpad/pages/html.ts";
import { type Trade, tradesIn } from "../launchpad/trades.ts";
import { FieldReader } from "../rpc/layout.ts";
import { parseInstruction } from "../rpc/parse-instruction.ts";
import { programName } from "../wallet/summary.ts";
import type { Names } from "./names.ts";

/** One instruction of a transaction, in words. */
export interface Step {
  words: Html;
  program: string;
  /** What a transaction is about, rather than what it needs on the way. */
  isMain: boolean;
}

interface Call {
  program: string;
  accounts: string[];
  data: Buffer;
  failed: boolean;
  trade: Trade | undefined;
}

const COMPUTE_BUDGET = "ComputeBudget111111111111111111111111111111";

/** What a transaction's own instructions did, or would have done. */
export function stepsOf(entry: Entry, names: Names): Step[] {
  const {
    transaction,
    accounts: { all },
  } = entry;
  const trades = tradesIn(entry);
  return transaction.message.compiledInstructions.map(
    ({ programIdIndex, accountKeyIndexes, data }, index) => {
      const program = all[programIdIndex] ?? "";
      const trade = trades.find(({ instruction }) => instruction === index);
      const accounts = accountKeyIndexes.map((at) => all[at] ?? "");
      const failed = entry.outcome.err !== null;
      return { program, ...describe({ program, accounts, data: Buffer.from(data), failed, trade }, names) };
    },
  );
}

/** The one sentence that a list has room for. */
export function headline(entry: Entry, names: Names): Html {
  const steps = stepsOf(entry, names);
  return (steps.find(({ isMain }) => isMain) ?? steps.at(-1))?.words ?? html`Nothing`;
}

function describe(call: Call, names: Names): Omit<Step, "program"> {
  const main = (words: Html) => ({ words, isMain: true });
  const byTheWay = (words: Html) => ({ words, isMain: false });
  if (call.trade) return main(tradeWords(call.trade, names));
  if (call.program === LAUNCHPAD_PROGRAM.toBase58()) return main(launchpadWords(call, names));
  if (call.program === COMPUTE_BUDGET) return byTheWay(budgetWords(call.data));
  const parsed = parseInstruction(call.program, call.accounts, call.data)?.parsed;
  if (typeof parsed === "string") return byTheWay(html`Noted: “${parsed}”`);
  const words = isParsed(parsed) && parsedWords[parsed.type]?.(fieldsOf(parsed.info), names);
  if (words) return parsed.type.startsWith("transfer") ? main(words) : byTheWay(words);
  return byTheWay(html`Called ${programName(call.program)}${isParsed(parsed) && `: ${parsed.type}`}`);
}

const tradeWords = ({ isBuy, trader, tokens: amount, mint, lamports }: Trade, names: Names): Html =>
  html`${names.account(trader)} ${isBuy ? "bought" : "sold"} ${tokens(amount)} ${names.token(mint)} for ${lamportsAsSol(lamports)} SOL, without fees`;

const launchpadName = new Map(
  Object.entries(DISCRIMINATORS).map(([name, hex]): [string, string] => [hex, name]),
);
/** Where each kind of call has the mint. */
const mintAt = (name: string) => (/V[23]$/.test(name) ? 1 : 2);

function launchpadWords({ accounts, data, failed }: Call, names: Names): Html {
  const name = launchpadName.get(data.toString("hex", 0, 8)) ?? "";
  const tried = failed ? "Tried to " : "";
  const verb = (done: string, base: string) => (tried ? tried + base : done);
  if (name === "createV2") {
    const [title, symbol] = readTexts(data);
    const coin = names.token(accounts[0] ?? "");
    return html`${verb("Created", "create")} the coin ${title} (${failed ? `$${symbol}` : coin})`;
  }
  const coin = names.token(accounts[mintAt(name)] ?? "");
  if (name.startsWith("buy")) return html`${verb("Bought", "buy")} ${coin} on its curve`;
  if (name.startsWith("sell")) return html`${verb("Sold", "sell")} ${coin} on its curve`;
  if (name === "sweepCreatorFee")
    return html`${verb("Moved", "move")} the creator’s fees of ${coin} to their vault`;
  if (name === "sweepProtocolFee") return html`${verb("Moved", "move")} the launchpad’s fees of ${coin} out`;
  if (name === "collectCreatorFee")
    return html`${verb("Paid", "pay")} the creator fees of ${names.account(accounts[0] ?? "")} out`;
  return html`Called the launchpad`;
}

function readTexts(data: Buffer): [string, string] {
  try {
    const reader = new FieldReader(data, 8);
    return [reader.text(), reader.text()];
  } catch {
    return ["?", "?"];
  }
}

const [SET_LIMIT, SET_PRICE] = [2, 3];

function budgetWords(data: Buffer): Html {
  if (data[0] === SET_LIMIT && data.length >= 5)
    return html`Asked for up to ${data.readUInt32LE(1).toLocaleString("en")} compute units`;
  if (data[0] === SET_PRICE && data.length >= 9)
    return html`Offered ${data.readBigUInt64LE(1).toLocaleString("en")} micro-lamports for each compute unit`;
  return html`Set the compute budget`;
}

type Fields = (name: string) => string;

/** By the names that nodes give them. */
const parsedWords: Record<string, (field: Fields, names: Names) => Html> = {
  transfer: (field, names) =>
    field("lamports")
      ? html`${names.account(field("source"))} sent ${lamportsAsSol(BigInt(field("lamports")))} SOL to ${names.account(field("destination"))}`
      : html`${names.account(field("authority"))} sent tokens to ${names.account(field("destination"))}`,
  transferChecked: (field, names) =>
    html`${names.account(field("authority"))} sent ${names.token(field("mint"))} to ${names.account(field("destination"))}`,
  create: (field, names) =>
    html`Opened a token account for ${names.token(field("mint"))}, owned by ${names.account(field("wallet"))}`,
  createIdempotent: (field, names) =>
    html`Made sure that ${names.account(field("wallet"))} has a token account for ${names.token(field("mint"))}`,
  createAccount: (field, names) =>
    html`Opened the account ${names.account(field("newAccount"))} with ${lamportsAsSol(BigInt(field("lamports")))} SOL`,
  closeAccount: (field, names) => html`Closed the token account ${names.account(field("account"))}`,
};

const isParsed = (value: unknown): value is { type: string; info: object } =>
  typeof value === "object" && value !== null && "type" in value && "info" in value;

function fieldsOf(info: object): Fields {
  const fields = new Map(Object.entries(info));
  return (name) => String(fields.get(name) ?? "");
}
