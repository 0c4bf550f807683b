import { CopyButton } from "../../ui/copy-button.tsx";

interface WholeTransactionProps {
  /** What it is for: `a launch`. */
  purpose: string;
  steps: readonly { name: string; program: string }[];
  /** Unsigned, base64. */
  transaction: string;
}

/** Each step of a checked transaction, for the curious. */
export const WholeTransaction = ({ purpose, steps, transaction }: WholeTransactionProps) => (
  <details className="mt-3">
    <summary className="min-h-11 cursor-pointer py-2.5 text-accent-ink underline underline-offset-4">
      See the whole transaction
    </summary>
    <p className="text-sm text-muted">
      Each of its {steps.length} steps is one that {purpose} needs; any other step would have been refused.
      Your wallet may add steps that protect you.
    </p>
    <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm">
      {steps.map(({ name, program }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a transaction's steps is their identity
        <li key={index}>
          {name}
          <code className="block break-all text-muted">{program}</code>
        </li>
      ))}
    </ol>
    <p className="mt-3 flex items-center gap-3 text-sm">
      <span className="grow">The unsigned transaction (base64), for your own tools</span>
      <CopyButton text={transaction} label="transaction" />
    </p>
  </details>
);
