import type { WalletSignIn } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { ChallengeRow } from "../../db/sessions.ts";
import type { ServerDeps } from "../../deps.ts";
import { isSignedBy } from "./is-signed-by.ts";

/** Finds the challenge that a signed message answers. The transaction that creates the session uses it up. */
export async function acceptChallenge(
  { settings, clock, store }: ServerDeps,
  { address, signature, message }: WalletSignIn,
): Promise<ChallengeRow> {
  if (signature === "") throw new CodedError("signature_missing");
  if (lineOf(message, "Domain") !== settings.publicHost || lineOf(message, "Address") !== address) {
    throw new CodedError("challenge_foreign");
  }
  const challenge = await store.sessions.challenge(lineOf(message, "Nonce"));
  if (!challenge) throw new CodedError("challenge_unknown");
  if (challenge.address !== address || lineOf(message, "Purpose") !== challenge.purpose) {
    throw new CodedError("challenge_foreign");
  }
  if (challenge.message !== message) throw new CodedError("challenge_unknown");
  if (challenge.usedAt !== null) throw new CodedError("challenge_used");
  if (challenge.expiresAt <= clock()) throw new CodedError("challenge_expired");
  if (!isSignedBy(address, message, signature)) throw new CodedError("signature_wrong");
  return challenge;
}

const lineOf = (message: string, label: string): string => {
  const start = `${label}: `;
  return (
    message
      .split("\n")
      .find((line) => line.startsWith(start))
      ?.slice(start.length) ?? ""
  );
};
