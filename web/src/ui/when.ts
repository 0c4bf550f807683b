import { DAY, HOUR, MINUTE } from "#contract/limits.ts";

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `5 minutes ago`. A clock that is behind the server's shows no future. */
export function ago(time: string, now: number): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age < MINUTE) return "just now";
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), "hour");
  return relative.format(-Math.floor(age / DAY), "day");
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
