import { ApiError } from "./api-error.ts";
import { readSessionCookies, type SessionSecrets } from "./session-cookies.ts";

/** The cookies now belong to another account, which signed in in another tab. This page has lost its session. */
export class AnothersSession extends ApiError {
  constructor() {
    super({ kind: "status", status: 401 });
  }
}

export interface OwnSession {
  /**
   * The secrets for requests of an account; throws `AnothersSession`. For null, the cookies' secrets, whoever they
   * belong to.
   */
  secretsOf(account: string | null): Promise<SessionSecrets | null>;
  /** Remembers which account an access token belongs to. */
  remember(access: string, account: string): void;
}

/**
 * All tabs share the cookies, but a page acts for one account only. Before it uses a token that another tab brought,
 * `ask` returns the token's account, or undefined if the token has expired.
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
