import * as z from "zod/mini";
import { lengths } from "./limits.ts";
import { Address, Id, line, Time } from "./primitives.ts";

export const Purpose = z.enum(["sign_in", "link"]);
export type Purpose = z.infer<typeof Purpose>;

export const ChallengeRequest = z.object({
  address: Address,
  purpose: z._default(Purpose, "sign_in"),
});
export const Challenge = z.object({ message: z.string(), expires_at: Time });
export type Challenge = z.infer<typeof Challenge>;

/** `signature` is base64 of the 64-byte ed25519 signature over the UTF-8 message. */
export const WalletSignIn = z.object({
  address: Address,
  network: z.literal("solana"),
  /** Empty where the message is not signed. */
  signature: z._default(z.string().check(z.maxLength(2_000)), ""),
  message: z.string().check(z.maxLength(2_000)),
});
export type WalletSignIn = z.infer<typeof WalletSignIn>;

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  wallet_connected: z.boolean(),
  wallet_address: z.nullable(Address),
  wallet_name: z.nullable(z.string()),
  created_at: Time,
  tokens_created: z.int(),
  tokens_deployed: z.int(),
});
export type User = z.infer<typeof User>;

export const SessionTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  csrf_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.int(),
  user: User,
});
export type SessionTokens = z.infer<typeof SessionTokens>;

export const RefreshRequest = z.object({
  refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export const ProfileChange = z.object({ name: line(lengths.displayName) });
export const Session = z.object({
  id: Id,
  created_at: Time,
  last_used_at: Time,
  user_agent: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export interface ChallengeFacts {
  productName: string;
  domain: string;
  address: string;
  purpose: Purpose;
  nonce: string;
  issuedAt: string;
  expiresAt: string;
}

/**
 * The text a wallet is asked to sign: it begins with the product's name and a fixed sentence, then says what
 * it is for.
 */
export const challengeMessage = (facts: ChallengeFacts): string =>
  [
    `${facts.productName}: connect and verify your wallet. Signing is free, moves no money and gives no permission to spend.`,
    "",
    `Domain: ${facts.domain}`,
    `Address: ${facts.address}`,
    `Purpose: ${facts.purpose}`,
    `Nonce: ${facts.nonce}`,
    `Issued At: ${facts.issuedAt}`,
    `Expires At: ${facts.expiresAt}`,
  ].join("\n");

export const LinkedWallet = z.object({
  id: Id,
  address: Address,
  network: z.literal("solana"),
});
export type LinkedWallet = z.infer<typeof LinkedWallet>;
export const WalletList = z.object({ data: z.array(LinkedWallet) });
