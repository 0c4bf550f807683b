import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Part } from "../../ui/part.tsx";

const currencies = ["USD", "EUR", "GBP", "JPY", "SOL"] as const;

/** Kept only on the page: the next visit shows the default again. */
export function CurrencyRow() {
  const deps = useDeps();
  const [currency, setCurrency] = useState<string>("USD");
  const change = (next: string) => {
    setCurrency(next);
    deps.toast.success(sentences.settings.currencyUpdated, { id: "currency" });
  };
  return (
    <Part title="Currency" hint="Kept until you leave this page.">
      {(titleId) => (
        <select
          aria-labelledby={titleId}
          value={currency}
          onChange={(event) => change(event.target.value)}
          className="field max-w-48"
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
    </Part>
  );
}
