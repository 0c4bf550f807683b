import { chainBytes } from "#contract/limits.ts";
import { isBase58 } from "#contract/primitives.ts";
import { listTokens, listUsers } from "../../services/operator/accounts.ts";
import { type Command, type CommandInput, limitOf, noWords, UsageError } from "../command.ts";
import { tableReport } from "../report.ts";

export const lists: Command[] = [
  {
    usage: "users",
    about: "Accounts, newest first",
    options: ["limit"],
    async run(context, input) {
      noWords(input);
      const limit = limitOf(input);
      return tableReport(await listUsers(context.deps(), { limit }), "There are no accounts.");
    },
  },
  {
    usage: "tokens",
    about: "Tokens and their websites, newest first; --user <address>: only that wallet's account",
    options: ["limit", "user"],
    async run(context, input) {
      noWords(input);
      const asked = { user: userOf(input), limit: limitOf(input) };
      return tableReport(await listTokens(context.deps(), asked), "There are no tokens.");
    },
  },
];

function userOf({ options }: CommandInput): string | null {
  const user = options.user ?? null;
  if (user !== null && !isBase58(user, chainBytes.publicKey)) {
    throw new UsageError("--user takes a wallet's address.");
  }
  return user;
}
