import { LAMPORTS_PER_SOL, TOKEN_DECIMALS } from "../curve.ts";

const UNIT = 10n ** BigInt(TOKEN_DECIMALS);

/** SOL with the digits that matter: `0.0000000281`, `28.06`. */
export function sol(amount: number): string {
  if (amount === 0) return "0";
  const digits = amount >= 1 ? 2 : Math.min(20, 2 - Math.floor(Math.log10(amount)));
  return amount.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: digits });
}

export const lamportsAsSol = (lamports: bigint): string => sol(Number(lamports) / Number(LAMPORTS_PER_SOL));

/** Whole tokens, grouped by thousands. */
export const tokens = (amount: bigint): string => (amount / UNIT).toLocaleString("en");

export const percent = (share: number): string =>
  `${(share * 100).toLocaleString("en", { maximumFractionDigits: share < 0.1 ? 2 : 1 })}%`;

export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

export const isoTime = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString();

export const plainTime = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toLocaleString("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });

/** So many of a token, with the decimals that it has and no zeros behind them. */
export function tokenAmount(amount: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const part = (amount % unit).toString().padStart(decimals, "0").replace(/0+$/, "");
  return (amount / unit).toLocaleString("en") + (part && decimals > 0 ? `.${part}` : "");
}

/** To the lamport. */
export const exactSol = (lamports: bigint): string => tokenAmount(lamports, 9);
