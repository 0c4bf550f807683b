import type { SessionTokens } from "../auth.ts";
import type { authEndpoints } from "../endpoints/auth.ts";
import { sentences } from "../sentences.ts";
import type { ExamplesOf } from "./example.ts";
import { ada, ids, wallet } from "./story.ts";

const message = [
  "Gemwright: connect and verify your wallet. Signing is free, moves no money and gives no permission to spend.",
  "",
  "Domain: gems.example.com",
  `Address: ${wallet}`,
  "Purpose: sign_in",
  "Nonce: ii0pMVQ8hWmVxaj_xjm3QGTLc9zz_a-lr0S8Qf4ZhGA",
  "Issued At: 2026-03-14T09:26:53.000Z",
  "Expires At: 2026-03-14T09:31:53.000Z",
].join("\n");

const session: SessionTokens = {
  access_token: "CnnbUwHmZK3LE7sAQ44Y1MGPIXypCeqXF9koVS__Sh0",
  refresh_token: "HG_EypkA0o2u1wL5d58WdePqbK1KXTSz9IiZzEOeCno",
  csrf_token: "drdYNOxaxMAdjH89D8eXe1iAA5nbxjDIaezzvWIUx70",
  token_type: "bearer",
  expires_in: 900,
  user: ada,
};

/** What a disabled call would answer; it never does. */
const never = { answer: { success: false, message: "" } };

export const authExamples: ExamplesOf<typeof authEndpoints> = {
  createChallenge: {
    body: { address: wallet, purpose: "sign_in" },
    answer: { message, expires_at: "2026-03-14T09:31:53.000Z" },
  },
  walletSignIn: {
    body: {
      address: wallet,
      network: "solana",
      signature: "D9e+mCAWV9PDRBAUyA5VZX7xmT/Zufevo7UFkd3+whyYr1AXw0Jnw2GwaKkGYgrGak/OKaVmATeoc7qJe90/AA==",
      message,
    },
    answer: session,
  },
  refreshSession: {
    body: { refresh_token: session.refresh_token },
    answer: {
      ...session,
      access_token: "moVMh_YQklQZu4z-QgLTFNBp717aMn0Zc6q31kxBjs8",
      refresh_token: "_BPmKcb_mIgJKh4BylvZzL-5Q6xqmSD9v0gxIqafWdM",
    },
  },
  getMe: { answer: ada },
  changeProfile: { body: { name: "Ada of the Pond" }, answer: { ...ada, name: "Ada of the Pond" } },
  logout: { answer: { success: true } },
  listSessions: {
    answer: {
      data: [
        {
          id: ids.session,
          created_at: "2026-03-14T09:27:02.000Z",
          last_used_at: "2026-03-15T18:00:12.000Z",
          user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
          current: true,
        },
      ],
    },
  },
  revokeSession: {
    params: { id: ids.session },
    answer: { success: true, message: sentences.session.revoked },
  },
  signup: never,
  login: never,
  google: never,
  googleExchange: never,
  verifyEmail: never,
  sendVerificationCode: never,
};
