import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useFormCheck } from "../../ui/use-form-check.ts";
import { Banner } from "./banner.tsx";
import { type Sending, sendReport } from "./send-message.ts";

/** The form behind the report link of a hosted website. */
export function ReportForm({ host }: { host: string }) {
  const [reason, setReason] = useState("");
  const [email, setEmail] = useState("");
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const { check, errorOf, form } = useFormCheck();
  const busy = sending.kind === "sending";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setSending({ kind: "sending" });
    const result = await sendReport(await loadDeps(), { host, reason, email });
    setSending(result);
    if (result.kind === "sent") setReason("");
  };
  return (
    <section aria-labelledby="report" className="panel h-fit p-5 sm:p-8">
      <h2 id="report" className="text-2xl">
        Report a website
      </h2>
      <p className="mt-3 text-muted">
        Does it ask for a seed phrase, impersonate someone, or do other harm? Tell us what you saw on{" "}
        <span className="break-words font-medium text-ink">{host}</span>.
      </p>
      <Banner result={sending} />
      <form {...form} className="mt-6 space-y-6" onSubmit={(event) => void submit(event)}>
        <Field label="What is wrong with it?" error={errorOf("reason")}>
          {(ids) => (
            <textarea
              {...ids}
              name="reason"
              required
              rows={5}
              maxLength={lengths.contactMessage}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className="field resize-y"
            />
          )}
        </Field>
        <Field label="Email (optional)" hint="Only if you would like an answer" error={errorOf("email")}>
          {(ids) => (
            <input
              {...ids}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={lengths.contactEmail}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              className="field"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {busy ? "Sending..." : "Send Report"}
          </Button>
          <Link to="/contact" className="text-muted underline underline-offset-4 hover:text-ink">
            Write about something else
          </Link>
        </div>
      </form>
    </section>
  );
}
