import type { AbuseReport } from "#contract/contact.ts";
import { CodedError } from "#contract/errors.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { ServerDeps } from "../../deps.ts";
import { classifyHost } from "../../hosting/host-table.ts";

/** Saves a report about a hosted site, live or not: the reported content may be over. */
export async function reportAbuse(
  { settings, store, random, clock, commit }: ServerDeps,
  { host, reason, email }: AbuseReport,
): Promise<Succeeded> {
  const site = classifyHost(host, settings);
  if (site.kind !== "site") throw foreignHost();
  const row = {
    id: random.uuid(),
    kind: "abuse",
    name: null,
    email: email ?? null,
    subject: null,
    host: site.host,
    body: reason,
    createdAt: clock(),
    mailedAt: null,
    handledAt: null,
  };
  return commit([store.messages.add(row)], { success: true, message: sentences.contact.reported });
}

function foreignHost(): CodedError {
  const message = sentences.contact.foreignHost;
  return new CodedError("validation_failed", {}, { detail: message, errors: [{ path: "host", message }] });
}
