import * as z from "zod/mini";
import type { LinkedWallet, SessionTokens } from "../auth.ts";
import * as shapes from "../auth.ts";
import { Anything, ById, type Endpoint, type ExamplesOf, get, post } from "../endpoint.ts";
import { timeouts } from "../limits.ts";
import { Succeeded } from "../primitives.ts";
import { sentences } from "../sentences.ts";
import { ada, ids, wallet } from "./story.ts";

const signInErrors = [
  "signature_missing",
  "signature_wrong",
  "challenge_unknown",
  "challenge_expired",
  "challenge_used",
  "challenge_foreign",
  "wallet_linked_elsewhere",
  "wallet_blocked",
] as const;

export const authEndpoints = {
  createChallenge: {
    ...post,
    path: "/auth/challenge",
    summary: "A message for the wallet to sign",
    access: "public",
    body: shapes.ChallengeRequest,
    output: shapes.Challenge,
    errors: [],
  },
  walletSignIn: {
    ...post,
    path: "/auth/wallet",
    summary: "Sign in, or link a wallet, with a signed message",
    access: "public",
    body: shapes.WalletSignIn,
    output: shapes.SessionTokens,
    errors: [...signInErrors, "not_signed_in", "session_expired", "csrf_failed"],
  },
  refreshSession: {
    ...post,
    path: "/auth/token/refresh",
    summary: "Exchange a refresh token",
    access: "public",
    body: shapes.RefreshRequest,
    output: shapes.SessionTokens,
    errors: ["not_signed_in", "session_expired", "refresh_reused"],
    timeoutMs: timeouts.refresh,
  },
  getMe: {
    ...get,
    path: "/auth/me",
    summary: "The signed-in user",
    access: "user",
    output: shapes.User,
    errors: [],
  },
  changeProfile: {
    ...post,
    method: "PATCH",
    path: "/auth/me",
    summary: "Save the display name",
    access: "user",
    body: shapes.ProfileChange,
    output: shapes.User,
    errors: [],
  },
  logout: {
    ...post,
    path: "/auth/logout",
    summary: "Revoke this session",
    access: "user",
    body: Anything,
    output: z.object({ success: z.literal(true) }),
    errors: [],
  },
  listSessions: {
    ...get,
    path: "/auth/sessions",
    summary: "The user's sessions",
    access: "user",
    output: z.object({ data: z.array(shapes.Session) }),
    errors: [],
  },
  revokeSession: {
    ...post,
    method: "DELETE",
    path: "/auth/sessions/{id}",
    summary: "Revoke one session",
    access: "user",
    params: ById,
    output: Succeeded,
    errors: ["not_found"],
  },
  signup: {
    ...post,
    path: "/auth/signup",
    summary: "Disabled",
    access: "public",
    body: Anything,
    output: Succeeded,
    errors: ["email_signup_disabled"],
  },
  login: {
    ...post,
    path: "/auth/login",
    summary: "Disabled",
    access: "public",
    bodyType: "form",
    body: Anything,
    output: Succeeded,
    errors: ["email_login_disabled"],
  },
  google: {
    ...post,
    path: "/auth/google",
    summary: "Disabled",
    access: "public",
    body: Anything,
    output: Succeeded,
    errors: ["google_login_disabled"],
  },
  googleExchange: {
    ...post,
    path: "/auth/google/exchange",
    summary: "Disabled",
    access: "public",
    body: Anything,
    output: Succeeded,
    errors: ["google_login_disabled"],
  },
  verifyEmail: {
    ...post,
    path: "/auth/verify",
    summary: "Disabled",
    access: "public",
    body: Anything,
    output: Succeeded,
    errors: ["email_verification_disabled"],
  },
  sendVerificationCode: {
    ...post,
    path: "/auth/send-verification-code",
    summary: "Disabled",
    access: "public",
    body: Anything,
    output: Succeeded,
    errors: ["email_verification_disabled"],
  },
} as const satisfies Record<string, Endpoint>;

export const walletsEndpoints = {
  listWallets: {
    ...get,
    path: "/wallet/list",
    summary: "The user's linked wallets",
    access: "user",
    output: shapes.WalletList,
    errors: [],
  },
  unlinkWallet: {
    ...post,
    method: "DELETE",
    path: "/wallet/{id}",
    summary: "Unlink a wallet",
    access: "user",
    params: ById,
    output: Succeeded,
    errors: ["not_found"],
  },
  createLaunchpadAccount: {
    ...post,
    path: "/wallet/pumpfun/create",
    summary: "The user's launchpad account: their own wallet",
    access: "user",
    body: Anything,
    output: shapes.LinkedWallet,
    errors: ["not_found"],
  },
  getLaunchpadAccount: {
    ...get,
    path: "/wallet/pumpfun",
    summary: "The user's launchpad account",
    access: "user",
    output: shapes.LinkedWallet,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;

const message = `Gemwright: connect and verify your wallet. Signing is free, moves no money and gives no permission to spend.

Domain: gems.example.com
Address: 3ujCsKGFExukfCeSbrNZn1ThpRhQeEJv999fRJnvKPVT
Purpose: sign_in
Nonce: ii0pMVQ8hWmVxaj_xjm3QGTLc9zz_a-lr0S8Qf4ZhGA
Issued At: 2026-03-14T09:26:53.000Z
Expires At: 2026-03-14T09:31:53.000Z`;

const session: SessionTokens = {
  access_token: "CnnbUwHmZK3LE7sAQ44Y1MGPIXypCeqXF9koVS__Sh0",
  refresh_token: "HG_EypkA0o2u1wL5d58WdePqbK1KXTSz9IiZzEOeCno",
  csrf_token: "drdYNOxaxMAdjH89D8eXe1iAA5nbxjDIaezzvWIUx70",
  token_type: "bearer",
  expires_in: 900,
  user: ada,
};

/** The answer that the row's schema needs; a disabled endpoint never sends it. */
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

const linked: LinkedWallet = { id: ids.wallet, address: wallet, network: "solana" };

export const walletsExamples: ExamplesOf<typeof walletsEndpoints> = {
  listWallets: { answer: { data: [linked] } },
  unlinkWallet: {
    params: { id: ids.wallet },
    answer: { success: true, message: "Wallet unlinked successfully" },
  },
  createLaunchpadAccount: { answer: linked },
  getLaunchpadAccount: { answer: linked },
};
