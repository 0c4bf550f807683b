import { ApiError } from "./api-error.ts";
import { readSessionCookies, type SessionSecrets } from "./session-cookies.ts";

/** The cookies are another account's: it has signed in in another tab. As lost to this page as a session that is over. */
export class AnothersSession extends ApiError {
  constructor() {
    super({ kind: "status", status: 401 });
  }
}

export interface OwnSession {
  /** The secrets to act for an account with; throws `AnothersSession`. For nobody in particular: whosever they are. */
  secretsOf(account: string | null): Promise<SessionSecrets | null>;
  /** That an access token is an account's has been heard. */
  remember(access: string, account: string): void;
}

/**
 * All tabs share the cookies, and a page acts for one account alone. A token that it does not know, another tab's work,
 * is used once `ask` has said whose it is; undefined for one that has run out, with which nobody can do anything.
 */
export function ownSession(ask: (secrets: SessionSecrets) => Promise<string | undefined>): OwnSession {
  let known: { access: string; account: string } | null = null;
  return {
    remember: (access, account) => {
      known = { access, account };
    },
    secretsOf: async (account) => {
      const secrets = readSessionCookies();
      if (!secrets || account === null) return secrets;
      if (known?.access !== secrets.access) {
        const whose = await ask(secrets);
        if (whose === undefined) return secrets;
        known = { access: secrets.access, account: whose };
      }
      if (known.account !== account) throw new AnothersSession();
      return secrets;
    },
  };
}
