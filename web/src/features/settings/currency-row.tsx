import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Part } from "../../ui/part.tsx";

const currencies = ["USD", "EUR", "GBP", "JPY", "SOL"] as const;

const KEY = "gemwright.currency";

/** Kept on this device; a default stands for anything else that is found there. */
const readCurrency = (): string => currencies.find((each) => each === localStorage.getItem(KEY)) ?? "USD";

export function CurrencyRow() {
  const deps = useDeps();
  const [currency, setCurrency] = useState(readCurrency);
  const change = (next: string) => {
    setCurrency(next);
    localStorage.setItem(KEY, next);
    deps.toast.success(sentences.settings.currencyUpdated, { id: "currency" });
  };
  return (
    <Part title="Currency" hint="Kept on this device.">
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
