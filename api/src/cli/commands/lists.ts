import { isBase58 } from "#contract/address.ts";
import { chainBytes } from "#contract/limits.ts";
import { listTokens } from "../../services/operator/list-tokens.ts";
import { listUsers } from "../../services/operator/list-users.ts";
import { type Command, type Given, limitOf, noWords, UsageError } from "../command.ts";
import { tableReport } from "../report.ts";

export const lists: Command[] = [
  {
    usage: "users",
    about: "Who has an account, the newest first",
    options: ["limit"],
    async run(office, given) {
      noWords(given);
      const limit = limitOf(given);
      return tableReport(await listUsers(office.world(), { limit }), "Nobody has an account.");
    },
  },
  {
    usage: "tokens",
    about: "Tokens and their websites, the newest first; --user <address>: of the account with that wallet",
    options: ["limit", "user"],
    async run(office, given) {
      noWords(given);
      const asked = { user: userOf(given), limit: limitOf(given) };
      return tableReport(await listTokens(office.world(), asked), "There are no tokens.");
    },
  },
];

function userOf({ options }: Given): string | null {
  const user = options.user ?? null;
  if (user !== null && !isBase58(user, chainBytes.publicKey)) {
    throw new UsageError("--user takes a wallet's address.");
  }
  return user;
}
