/** `0.0000000299 SOL`, `29.85 SOL`: the digits that matter. */
export const sol = (amount: number): string =>
  `${amount.toLocaleString(undefined, { maximumSignificantDigits: 4 })} SOL`;

/** `34.6M`: whole tokens, for a narrow column. */
export const tokens = (amount: number): string =>
  amount.toLocaleString(undefined, { notation: "compact", maximumFractionDigits: 1 });

/** `4.4%`. What is almost all is not all. */
export const percent = (share: number): string =>
  `${Math.min(share, share < 100 ? 99.9 : 100).toLocaleString(undefined, { maximumFractionDigits: 1 })}%`;
