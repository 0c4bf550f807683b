import Globe from "icon:globe";
import { useState, useSyncExternalStore } from "react";
import type { SavedToken } from "#contract/token.ts";
import type { WebsiteStatusName } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { useReachable } from "../server/use-reachable.ts";
import { renewWebsite } from "../websites/renew-website.ts";

/** The state of a token's website, how long it is live, and its renewal. Renders nothing if there is none. */
export function WebsiteLine({ token }: { token: SavedToken }) {
  const { website_status: status, website_expires_at: until } = token;
  if (!status) return null;
  return (
    <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-1.5 text-sm text-muted tabular-nums">
      <Globe className="size-3.5 shrink-0" aria-hidden="true" />
      {status === "deployed" ? <TimeLeft until={Date.parse(until ?? "")} /> : <p>{words[status]}</p>}
      {(status === "deployed" || status === "expired") && <Renew token={token} />}
    </div>
  );
}

const words: Record<Exclude<WebsiteStatusName, "deployed">, string> = {
  generated: "Website not live yet",
  deploying: "Website going live",
  failed: "Website could not go live",
  expired: "Website ended",
  held: "Website held for review",
  taken_down: "Website taken down",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Counts down. An older list may still show a site as live that has ended since. */
function TimeLeft({ until }: { until: number }) {
  const { now } = useDeps();
  const left = useSyncExternalStore(eachMinute, () => Math.ceil((until - now()) / MINUTE));
  if (Number.isNaN(until)) return <p>Website live</p>;
  if (left <= 0) return <p>{words.expired}</p>;
  return <p title={`until ${new Date(until).toLocaleString()}`}>Website live, {spell(left)} left</p>;
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** Whole hours, and minutes once few are left. */
function spell(minutes: number): string {
  if (minutes * MINUTE >= 2 * HOUR) return `${Math.floor((minutes * MINUTE) / HOUR)} hours`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

function Renew({ token }: { token: SavedToken }) {
  const deps = useDeps();
  const isReachable = useReachable();
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    await renewWebsite(deps, token);
    setBusy(false);
  };
  if (!isReachable) return null;
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-label={`Renew the website of ${token.name} for 24 hours`}
      onClick={() => !isBusy && void renew()}
      className="-my-2 min-h-11 px-1.5 font-medium text-ink underline underline-offset-4"
    >
      {isBusy ? "Renewing…" : "Renew"}
    </button>
  );
}
