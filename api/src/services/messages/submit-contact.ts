import type { ContactMessage } from "#contract/contact.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { ServerDeps } from "../../deps.ts";

/** Saves a message for the operator. It is mailed later, if mail is configured. */
export async function submitContact(
  { store, random, clock, commit }: ServerDeps,
  { name, email, subject, message }: ContactMessage,
): Promise<Succeeded> {
  const row = {
    id: random.uuid(),
    kind: "contact",
    name,
    email,
    subject,
    host: null,
    body: message,
    createdAt: clock(),
    mailedAt: null,
    handledAt: null,
  };
  return commit([store.messages.add(row)], { success: true, message: sentences.contact.sent });
}
