import ExternalLink from "icon:external-link";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { SavedToken } from "#contract/token.ts";
import { templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { AutomationState, LiveSite } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { renewWebsite } from "../websites/renew-website.ts";
import { openAutomation } from "./open-automation.ts";

interface AutomationLiveProps {
  token: SavedToken;
  live: LiveSite;
  has: AutomationState["has"];
}

/** The state of a website that is on the web already, and what can be done with it. */
export function AutomationLive({ token, live, has }: AutomationLiveProps) {
  const deps = useDeps();
  const isReachable = useReachable();
  const [isBusy, setBusy] = useState(false);
  const { host } = new URL(live.url);
  const until =
    live.until && new Date(live.until).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  const renew = async () => {
    setBusy(true);
    await renewWebsite(deps, token);
    setBusy(false);
    await openAutomation(deps, token);
  };
  return (
    <div className="space-y-5">
      <div className="space-y-1 rounded-xl border border-line px-4 py-4">
        <h3 className="text-xl">Your website is live</h3>
        <p className="break-all font-medium">{host}</p>
        <p className="text-sm text-muted tabular-nums">
          {[
            until && `Live until ${until}`,
            viewsOf(live.views),
            has && `${templateNames[has.template]} template`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <a href={live.url} target="_blank" rel="noreferrer" className={buttonClasses("primary", "w-full")}>
        View Live Website
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          className="grow"
          busy={isBusy}
          disabled={!isReachable}
          onClick={() => void renew()}
        >
          Renew for 24 hours
        </Button>
        {has && (
          <Link
            to="/edit/$websiteId"
            params={{ websiteId: has.id }}
            onClick={() => dispatchAutomation({ type: "closed" })}
            className={buttonClasses("quiet", "grow")}
          >
            Edit website
          </Link>
        )}
        <Button look="quiet" className="grow" onClick={() => dispatchAutomation({ type: "changing" })}>
          Change template or address
        </Button>
      </div>
    </div>
  );
}

const viewsOf = (views: number): string => `${views.toLocaleString()} ${views === 1 ? "view" : "views"}`;
