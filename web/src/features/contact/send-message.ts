import { ContactMessage } from "#contract/contact.ts";
import { messagesEndpoints } from "#contract/endpoints/instance.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { TypedMessage } from "./kept-message.ts";

export type Sending =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "sent"; sentence: string }
  | { kind: "failed"; sentence: string };

/**
 * Sends the contact form, whose required fields are checked. If the server does not answer, a signed-in
 * user's message is queued on the device; another visitor's stays in the form.
 */
export async function sendMessage(deps: AppDeps, { attempt, ...typed }: TypedMessage): Promise<Sending> {
  const message = ContactMessage.safeParse(typed);
  if (!message.success) return failed(deps, message.error.issues[0]?.message ?? sentences.contact.failed);
  const { user, wallet } = sessionStore.getState();
  if (user && wallet) return sendLater(deps, wallet.address, message.data, attempt);
  return withToast(deps, sentences.contact.sent, () =>
    deps.api.call(
      messagesEndpoints.submitContact,
      { body: message.data },
      { headers: { "Idempotency-Key": attempt } },
    ),
  );
}

async function sendLater(
  deps: AppDeps,
  owner: string,
  message: ContactMessage,
  attempt: string,
): Promise<Sending> {
  const intent = { kind: "send-message@1", entity: `message ${attempt}`, payload: message } as const;
  try {
    const done = await enqueue(deps, owner, intent, {
      key: attempt,
      gaveUp: AbortSignal.timeout(rhythm.silence),
    });
    const sentence = done.kind === "waiting" ? sentences.contact.waits : sentences.contact.sent;
    return { kind: "sent", sentence };
  } catch (error) {
    return failed(deps, detailOr(error, sentences.contact.failed));
  }
}

/** Reports a hosted website to its operator. */
export const sendReport = (
  deps: AppDeps,
  { host, reason, email }: { host: string; reason: string; email: string },
): Promise<Sending> =>
  withToast(deps, sentences.contact.reported, () =>
    deps.api.call(messagesEndpoints.reportAbuse, {
      body: { host, reason, ...(email.trim() && { email: email.trim() }) },
    }),
  );

async function withToast(
  deps: AppDeps,
  done: string,
  call: () => Promise<{ success: boolean; message?: string }>,
): Promise<Sending> {
  try {
    const answer = await call();
    if (answer.success) return { kind: "sent", sentence: done };
    return failed(deps, answer.message || sentences.contact.failed);
  } catch (error) {
    return failed(deps, detailOr(error, sentences.contact.failed));
  }
}

function failed(deps: AppDeps, sentence: string): Sending {
  void deps.toast.error(sentences.contact.failedToast, { id: "contact" });
  return { kind: "failed", sentence };
}
