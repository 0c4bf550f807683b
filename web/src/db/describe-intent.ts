import type { Intents } from "./intents.ts";
import { UNREADABLE } from "./outbox.ts";
import type { OutboxRow } from "./rows.ts";

/** A short description of a queued change, for the outbox dialog. */
export function describeIntent({ kind, payload }: OutboxRow): string {
  switch (kind) {
    case "create-token@1":
      return `Your token ${(payload as Intents["create-token@1"]).shown.name}`;
    case "make-website@1":
      return `The website of ${(payload as Intents["make-website@1"]).name}`;
    case "configure-automation@1":
      return `The automation of ${(payload as Intents["configure-automation@1"]).name}`;
    case "edit-token@1":
      return `Your changes to ${(payload as Intents["edit-token@1"]).words.name}`;
    case "delete-token@1":
      return `Deleting ${(payload as Intents["delete-token@1"]).name}`;
    case "delete-token@2":
      return `Deleting ${(payload as Intents["delete-token@2"]).seen.name}`;
    case "send-message@1":
      return `Your message: ${(payload as Intents["send-message@1"]).subject}`;
    case UNREADABLE:
      return "Something that this device can no longer read";
    default:
      return "Something from a newer version of this app";
  }
}
