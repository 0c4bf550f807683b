import { DAY, MINUTE } from "#contract/limits.ts";
import type { Write } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail.ts";
import type { JobHandler } from "../jobs/perform-job.ts";
import { writeLetter } from "./write-letter.ts";

export const MAIL_MESSAGES = "mail-messages";

/** Messages older than this are no longer mailed; the operator reads them on the command line. */
const WORTH_MAILING = 3 * DAY;
const BATCH = 100;

/** The recurring job if mail is configured: mails each message within a minute, or as soon as it can. */
export function mailMessagesHandler(deps: ServerDeps, mail: Mail): JobHandler {
  // A letter that the mail server refuses is tried once a process, so that it delays no other.
  const refused = new Set<string>();
  return {
    retries: true,
    every: MINUTE,
    perform: (_payload, done) => mailMessages(deps, mail, refused, done),
  };
}

/** Mails the unsent messages and records each at once: a crash may send one letter twice, but loses none. */
async function mailMessages(
  { store, clock, settings }: ServerDeps,
  mail: Mail,
  refused: Set<string>,
  done: Write,
): Promise<void> {
  const waiting = await store.messages.unmailed(clock() - WORTH_MAILING, BATCH + refused.size);
  keepOnly(refused, new Set(waiting.map(({ id }) => id)));
  for (const message of waiting.filter(({ id }) => !refused.has(id)).slice(0, BATCH)) {
    const outcome = await mail.send(writeLetter(settings, message));
    if (outcome === "refused") refused.add(message.id);
    else await store.commit([store.messages.setMailed(message.id, clock())]);
  }
  await store.commit([done]);
}

function keepOnly(set: Set<string>, known: ReadonlySet<string>): void {
  for (const id of set) if (!known.has(id)) set.delete(id);
}
