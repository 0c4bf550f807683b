import { screenSubdomain } from "#composer/screening/screen-subdomain.ts";
import { CodedError, errorSentence } from "#contract/errors.ts";
import { refusalSentences } from "#contract/refusals.ts";

/** The same for an address, reported at its field. */
export function refuseSubdomain(subdomain: string): void {
  const refusal = screenSubdomain(subdomain);
  if (refusal === null) return;
  const reason = refusalSentences[refusal];
  const message = errorSentence("idea_refused", { reason });
  throw new CodedError("idea_refused", { reason }, { errors: [{ path: "subdomain", message }] });
}
