interface CostRowProps {
  label: string;
  value: string;
  /** Why the value is struck out and not charged. */
  waived?: string;
  strong?: boolean;
}

/** A row of a cost list. */
export function CostRow({ label, value, waived, strong = false }: CostRowProps) {
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
        {waived ? <s className="text-muted">{value}</s> : value}
        {waived && <span className="ml-2 text-good">{waived}</span>}
      </dd>
    </div>
  );
}

/** An amount to four places, in short. */
export const sol = (amount: number): string => `${Number(amount.toFixed(4))} SOL`;

/** Whole tokens, grouped. */
export const inTokens = (amount: number): string => Math.floor(amount).toLocaleString("en-US");
