import type { Refusal } from "../../stores/launch.ts";

/** What to do about a transaction that the guard refused, and by which rule it did. */
export function WhyRefused({ refusal: { rule, detail } }: { refusal: Refusal }) {
  return (
    <>
      <p>
        Your transaction was not sent, and nothing was spent. Try again in a few minutes. If this happens
        again, do not sign here. Send the lines below to support.
      </p>
      <p className="break-words text-sm text-muted">
        Rule: <code>{rule}</code>
        {detail && (
          <>
            {" · "}
            <code>{detail}</code>
          </>
        )}
      </p>
    </>
  );
}
