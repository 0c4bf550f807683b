import { messagesEndpoints } from "#contract/endpoints/instance.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { IntentKind, Intents } from "../../db/intents.ts";
import { deliverAutomation } from "./deliver-automation.ts";
import { deliverCreation } from "./deliver-creation.ts";
import { deliverDeletion, deliverOldDeletion } from "./deliver-deletion.ts";
import { deliverWebsite } from "./deliver-website.ts";
import { keepAnswer, keyed, type Post } from "./post.ts";
import { sendEdit } from "./send-edit.ts";

type Delivery<K extends IntentKind> = (deps: AppDeps, payload: Intents[K], post: Post) => Promise<unknown>;

/**
 * How each intent is told to the server, and what the device learns from the answer. Each may run again after it has
 * happened (a crash between the answer and the note of it) and then ends as it ended. Throws `ApiError`.
 */
export const deliveries: { [K in IntentKind]: Delivery<K> } = {
  "create-token@1": deliverCreation,
  "make-website@1": deliverWebsite,
  "configure-automation@1": deliverAutomation,
  "edit-token@1": async (deps, edit, post) => {
    const token = await sendEdit(deps, edit, post);
    await keepAnswer(deps, post, token, { ...edit.words, version: edit.version });
    return token;
  },
  "delete-token@1": deliverOldDeletion,
  "delete-token@2": deliverDeletion,
  "send-message@1": (deps, message, post) =>
    deps.api.call(messagesEndpoints.submitContact, { body: message }, keyed(post)),
};
