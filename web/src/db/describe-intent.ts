import type { Intents } from "./intents.ts";
import type { OutboxRow } from "./rows.ts";

/** What a person did, in a few words. */
export function describeIntent({ kind, payload }: OutboxRow): string {
  switch (kind) {
    case "edit-token@1":
      return `Your changes to ${(payload as Intents["edit-token@1"]).words.name}`;
    case "delete-token@1":
      return `Deleting ${(payload as Intents["delete-token@1"]).name}`;
    case "send-message@1":
      return `Your message: ${(payload as Intents["send-message@1"]).subject}`;
    default:
      return "Something from a newer version of this app";
  }
}
