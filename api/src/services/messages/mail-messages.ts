import { DAY, MINUTE } from "#contract/limits.ts";
import type { Write } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { writeLetter } from "./write-letter.ts";

export const MAIL_MESSAGES = "mail-messages";

/** What could not be mailed in that time waits in the database, for the operator's command line. */
const WORTH_MAILING = 3 * DAY;
const BATCH = 100;

/** The job that is there for good where mail is configured: a message is mailed within a minute, or when it can be. */
export function mailMessagesHandler(deps: ServerDeps, mail: Mail): JobHandler {
  // A letter that the mail server will never take is tried once by each process, so that it keeps no other waiting.
  const refused = new Set<string>();
  return {
    retries: true,
    every: MINUTE,
    perform: (_payload, done) => mailMessages(deps, mail, refused, done),
  };
}

/** Mails what was not mailed yet, each noted at once: a crash in between sends one letter twice, and loses none. */
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
