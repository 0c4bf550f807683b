import type { ContactMessage } from "#contract/contact.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { World } from "../../world.ts";

/** Keeps a message for the operator. It is mailed afterwards, where mail is configured. */
export async function submitContact(
  { store, chance, clock, settle }: World,
  { name, email, subject, message }: ContactMessage,
): Promise<Succeeded> {
  const row = {
    id: chance.uuid(),
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
  return settle([store.messages.add(row)], { success: true, message: sentences.contact.sent });
}
