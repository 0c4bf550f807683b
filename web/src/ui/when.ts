import { DAY, HOUR, MINUTE } from "#contract/limits.ts";

const relative = {
  long: new Intl.RelativeTimeFormat("en", { numeric: "auto" }),
  narrow: new Intl.RelativeTimeFormat("en", { style: "narrow" }),
};

/** `5 minutes ago`, or `5m ago` for a narrow column. A clock that is behind the server's shows no future. */
export function ago(time: string, now: number, style: keyof typeof relative = "long"): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age < MINUTE) return "just now";
  if (age < HOUR) return relative[style].format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relative[style].format(-Math.floor(age / HOUR), "hour");
  return relative[style].format(-Math.floor(age / DAY), "day");
}

/** `Nov 21, 12:04`, in the reader's own way and zone; the year only where it is another. */
export function atTime(time: string, now: number): string {
  const date = new Date(time);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return date.toLocaleString(undefined, {
    year,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}
