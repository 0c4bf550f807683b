import type { messagesEndpoints } from "../endpoints/messages.ts";
import { sentences } from "../sentences.ts";
import type { ExamplesOf } from "./example.ts";
import { siteHost } from "./story.ts";

export const messagesExamples: ExamplesOf<typeof messagesEndpoints> = {
  submitContact: {
    body: {
      name: "Ada",
      email: "ada@example.com",
      subject: "Token Creation Help",
      message: "My frog came out as a toad. Can I draw it again?",
    },
    answer: { success: true, message: sentences.contact.sent },
  },
  reportAbuse: {
    body: {
      host: siteHost,
      reason: "This page asks visitors for their seed phrase.",
      email: "ada@example.com",
    },
    answer: { success: true, message: sentences.contact.reported },
  },
};
