import { chainBytes } from "#contract/limits.ts";
import { isBase58 } from "#contract/primitives.ts";
import { subdomainError } from "#contract/subdomain.ts";
import { addBlock, type Block, listBlocks, removeBlock } from "../../services/operator/blocks.ts";
import {
  type CliContext,
  type Command,
  type CommandInput,
  limitOf,
  noWords,
  onlyWord,
  UsageError,
} from "../command.ts";
import { tableReport, textReport } from "../report.ts";

export const blocks: Command[] = [
  {
    usage: "blocks",
    about: "What is blocked or taken down, and why",
    options: ["limit"],
    async run(context, input) {
      noWords(input);
      const limit = limitOf(input);
      return tableReport(await listBlocks(context.deps(), { limit }), "Nothing is blocked.");
    },
  },
  {
    usage: "block subdomain <label>",
    about: "Keep a subdomain from being claimed; --reason <text>. If a website is live there: takedown",
    options: ["reason"],
    run: (context, input) => add(context, input, labelOf(input)),
  },
  {
    usage: "block wallet <address>",
    about: "Stop a wallet from signing in, and end its sessions at once; --reason <text>",
    options: ["reason"],
    run: (context, input) => add(context, input, walletOf(input)),
  },
  {
    usage: "unblock subdomain <label>",
    about: "Allow it to be claimed again",
    run: (context, input) => remove(context, labelOf(input)),
  },
  {
    usage: "unblock wallet <address>",
    about: "Let it sign in again",
    run: (context, input) => remove(context, walletOf(input)),
  },
];

async function add(context: CliContext, { options: { reason = "" } }: CommandInput, block: Block) {
  const done = await addBlock(context.deps(), { ...block, reason });
  return textReport(`The ${done.kind} ${done.value} is blocked.`, done);
}

async function remove(context: CliContext, block: Block) {
  const done = await removeBlock(context.deps(), block);
  return textReport(`The ${done.kind} ${done.value} is no longer blocked.`, done);
}

function labelOf(input: CommandInput): Block {
  const value = onlyWord(input, "which subdomain").toLowerCase();
  if (subdomainError(value) !== "form") return { kind: "subdomain", value };
  throw new UsageError("A subdomain is one label: frog, not frog.example.com.");
}

function walletOf(input: CommandInput): Block {
  const value = onlyWord(input, "which wallet");
  if (isBase58(value, chainBytes.publicKey)) return { kind: "wallet", value };
  throw new UsageError("A wallet is named by its address.");
}
