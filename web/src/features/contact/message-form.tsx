import { type FormEvent, useState } from "react";
import { contactSubjects } from "#contract/contact.ts";
import { lengths } from "#contract/limits.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useFormCheck } from "../../ui/use-form-check.ts";
import { Banner } from "./banner.tsx";
import { emptyMessage, forgetMessage, keepMessage, keptMessage } from "./kept-message.ts";
import { type Sending, sendMessage } from "./send-message.ts";

/** 'Send Us a Message'. The input survives a failure and a reload of the page. */
export function MessageForm() {
  const [message, setMessage] = useState(keptMessage);
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const { check, errorOf, form } = useFormCheck();
  const busy = sending.kind === "sending";
  const change = (part: Partial<typeof message>) => {
    // A changed text is a new message with a new key.
    const next = { ...message, ...part, attempt: crypto.randomUUID() };
    keepMessage(next);
    setMessage(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setSending({ kind: "sending" });
    const result = await sendMessage(await loadDeps(), message);
    setSending(result);
    if (result.kind !== "sent") return;
    forgetMessage();
    setMessage(emptyMessage());
  };
  return (
    <section aria-labelledby="message" className="panel h-fit p-5 sm:p-8">
      <h2 id="message" className="text-2xl">
        Send Us a Message
      </h2>
      <Banner result={sending} />
      <form {...form} className="mt-6 space-y-6" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Name" error={errorOf("name")}>
            {(ids) => (
              <input
                {...ids}
                name="name"
                required
                autoComplete="name"
                maxLength={lengths.contactName}
                value={message.name}
                onChange={(event) => change({ name: event.target.value })}
                className="field"
              />
            )}
          </Field>
          <Field label="Email" error={errorOf("email")}>
            {(ids) => (
              <input
                {...ids}
                name="email"
                required
                type="email"
                autoComplete="email"
                maxLength={lengths.contactEmail}
                value={message.email}
                onChange={(event) => change({ email: event.target.value })}
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Subject" error={errorOf("subject")}>
          {(ids) => (
            <select
              {...ids}
              name="subject"
              required
              value={message.subject}
              onChange={(event) => change({ subject: event.target.value })}
              className="field"
            >
              <option value="">Select a subject</option>
              {contactSubjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Message" error={errorOf("message")}>
          {(ids) => (
            <textarea
              {...ids}
              name="message"
              required
              rows={5}
              maxLength={lengths.contactMessage}
              value={message.message}
              onChange={(event) => change({ message: event.target.value })}
              className="field resize-y"
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {busy ? "Sending..." : "Send Message"}
        </Button>
      </form>
    </section>
  );
}
