import { Check } from "lucide-react";
import { type Network, networkName } from "#contract/config.ts";
import { estimatedTotal, money } from "#contract/limits.ts";
import { Field } from "../../ui/field.tsx";

interface CostSummaryProps {
  devBuy: string;
  onDevBuy: (amount: string) => void;
  network: Network;
}

const gets = [
  "Your token on chain",
  "Listed for immediate trading",
  "A website with 1-day hosting",
  "Initial liquidity",
  "Metadata stored on chain",
];

const sol = (amount: number): string => `${Number(amount.toFixed(4))} SOL`;

export function CostSummary({ devBuy, onDevBuy, network }: CostSummaryProps) {
  const amount = Number(devBuy);
  const tooLow = !(amount >= money.devBuyMin);
  return (
    <div className="space-y-6">
      <Field
        label="Initial purchase in SOL"
        error={tooLow ? `The smallest purchase is ${money.devBuyMin} SOL.` : null}
        hint="The first buy of your own token, in the same transaction."
      >
        {(ids) => (
          <input
            {...ids}
            data-autofocus
            type="number"
            inputMode="decimal"
            min={money.devBuyMin}
            step={money.devBuyStep}
            value={devBuy}
            onChange={(event) => onDevBuy(event.target.value)}
            className="field text-lg tabular-nums"
          />
        )}
      </Field>
      <section aria-labelledby="costs">
        <h3 id="costs" className="mb-2 flex items-center gap-3 text-lg">
          Cost summary
          <span className="rounded-full bg-raised px-3 py-0.5 font-sans text-sm font-normal tracking-normal text-muted">
            {networkName(network)}
          </span>
        </h3>
        <dl className="tabular-nums">
          <Row label="Launchpad creation fee" value={`~${sol(money.launchpadFee)}`} />
          <Row label="Website hosting fee" value={sol(money.hostingFee)} note="waived during the beta" />
          <Row label="Your purchase" value={tooLow ? "–" : sol(amount)} />
          <Row label="Estimated total" value={tooLow ? "–" : `~${sol(estimatedTotal(amount))}`} strong />
        </dl>
        <p className="mt-1 text-sm text-muted">
          With every fee in it. What is waived is not charged: you see the exact figure before you sign.
        </p>
      </section>
      <section aria-labelledby="gets">
        <h3 id="gets" className="mb-2 text-lg">
          What you get
        </h3>
        <ul className="space-y-1.5">
          {gets.map((each) => (
            <li key={each} className="flex items-center gap-2.5 text-muted">
              <Check className="size-4 shrink-0 text-good" aria-hidden="true" />
              {each}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({
  label,
  value,
  note,
  strong,
}: {
  label: string;
  value: string;
  note?: string;
  strong?: boolean;
}) {
  return (
    <div
      className={
        strong
          ? "flex justify-between gap-4 border-t border-line py-2.5 font-semibold"
          : "flex justify-between gap-4 py-1.5"
      }
    >
      <dt className={strong ? undefined : "text-muted"}>{label}</dt>
      <dd className="text-right">
        {value}
        {note && <span className="ml-2 text-good">{note}</span>}
      </dd>
    </div>
  );
}
