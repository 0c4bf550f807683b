import { Globe } from "lucide-react";
import type { SavedToken } from "#contract/token.ts";
import type { WebsiteStatusName } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";

/** The state of a token's website, and until when it is live. Renders nothing if there is none. */
export function WebsiteLine({ token }: { token: SavedToken }) {
  const { now } = useDeps();
  if (!token.website_status) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular-nums">
      <Globe className="size-3.5 shrink-0" aria-hidden="true" />
      {token.website_status === "deployed"
        ? liveUntil(token.website_expires_at, now())
        : words[token.website_status]}
    </p>
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

/** An older list may still show a site as live that has ended since. */
function liveUntil(time: string | null | undefined, now: number): string {
  const end = Date.parse(time ?? "");
  if (Number.isNaN(end)) return "Website live";
  if (end <= now) return "Website ended";
  const when = new Date(end).toLocaleString(undefined, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return `Website live until ${when}`;
}
