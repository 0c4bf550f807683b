import { isBase58 } from "#contract/address.ts";
import { chainBytes } from "#contract/limits.ts";
import { subdomainFault } from "#contract/subdomain.ts";
import { addBlock, type Barred } from "../../services/operator/add-block.ts";
import { listBlocks } from "../../services/operator/list-blocks.ts";
import { removeBlock } from "../../services/operator/remove-block.ts";
import { type Command, type Given, limitOf, noWords, onlyWord, UsageError } from "../command.ts";
import { said, tableReport } from "../report.ts";

export const blocks: Command[] = [
  {
    usage: "blocks",
    about: "What is blocked or taken down, and why",
    options: ["limit"],
    async run(office, given) {
      noWords(given);
      const limit = limitOf(given);
      return tableReport(await listBlocks(office.world(), { limit }), "Nothing is blocked.");
    },
  },
  {
    usage: "block subdomain <label>",
    about: "Let nobody take a subdomain; --reason <text>. What is live there: takedown",
    options: ["reason"],
    run: (office, given) => add(office, given, labelOf(given)),
  },
  {
    usage: "block wallet <address>",
    about: "Let a wallet sign in no more, and end its sessions at once; --reason <text>",
    options: ["reason"],
    run: (office, given) => add(office, given, walletOf(given)),
  },
  {
    usage: "unblock subdomain <label>",
    about: "Let it be taken again",
    run: (office, given) => remove(office, labelOf(given)),
  },
  {
    usage: "unblock wallet <address>",
    about: "Let it sign in again",
    run: (office, given) => remove(office, walletOf(given)),
  },
];

type Office = Parameters<Command["run"]>[0];

async function add(office: Office, { options: { reason = "" } }: Given, barred: Barred) {
  const done = await addBlock(office.world(), { ...barred, reason });
  return said(`The ${done.kind} ${done.value} is blocked.`, done);
}

async function remove(office: Office, barred: Barred) {
  const done = await removeBlock(office.world(), barred);
  return said(`The ${done.kind} ${done.value} is blocked no more.`, done);
}

function labelOf(given: Given): Barred {
  const value = onlyWord(given, "which subdomain").toLowerCase();
  if (subdomainFault(value) !== "form") return { kind: "subdomain", value };
  throw new UsageError("A subdomain is one label: frog, not frog.example.com.");
}

function walletOf(given: Given): Barred {
  const value = onlyWord(given, "which wallet");
  if (isBase58(value, chainBytes.publicKey)) return { kind: "wallet", value };
  throw new UsageError("A wallet is named by its address.");
}
