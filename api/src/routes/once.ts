import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import { CodedError } from "#contract/errors.ts";
import { lengths } from "#contract/limits.ts";
import type { ServerDeps } from "../deps.ts";
import { answerOnce, type Overrides } from "../services/idempotency/answer-once.ts";
import { fingerprint } from "../services/idempotency/fingerprint.ts";
import { failureBody } from "./failures.ts";

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${lengths.idempotencyKey}}$`);

/** The owner of keys that come without a session. */
const ANYBODY = "anybody";

interface Asked {
  endpoint: Endpoint;
  /** The user's id; null where nobody is signed in. */
  userId: string | null;
  input: unknown;
}

/** Does a request's work, once for its `Idempotency-Key` if it has one. */
export async function once<W extends ServerDeps>(
  deps: W,
  c: Context,
  { endpoint, userId, input }: Asked,
  work: (deps: W) => Promise<unknown>,
): Promise<unknown> {
  const key = takesIdempotencyKey(endpoint) ? c.req.header("idempotency-key") : undefined;
  if (key === undefined) return work(deps);
  if (!KEY.test(key)) throw new CodedError("idempotency_key_invalid");
  const outcome = await answerOnce(
    deps,
    {
      key: { owner: userId ?? ANYBODY, path: `${endpoint.method} ${c.req.path}`, key },
      fingerprint: fingerprint(input),
      status: endpoint.status ?? 200,
      failureBody: (error) => failureBody(deps, error),
    },
    (overrides: Overrides) => work({ ...deps, ...overrides }),
  );
  if (outcome.kind === "fresh") return outcome.result;
  c.header("Idempotency-Replayed", "true");
  c.header("Cache-Control", "no-store");
  return c.body(outcome.answer, outcome.status as ContentfulStatusCode, {
    "Content-Type": "application/json",
  });
}
