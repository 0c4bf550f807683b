import { messagesEndpoints } from "#contract/endpoints/instance.ts";
import { type IntentRules, keyed } from "./intent.ts";

export const sendMessageRules: IntentRules<"send-message@1"> = {
  describe: ({ subject }) => `Your message: ${subject}`,
  isWritten: true,
  holdsLaunch: null,
  moveTo: null,
  send: async (deps, message, post) => ({
    answer: await deps.api.call(messagesEndpoints.submitContact, { body: message }, keyed(post)),
  }),
};
