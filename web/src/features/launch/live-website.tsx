import ExternalLink from "icon:external-link";
import Globe from "icon:globe";
import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { WebsiteState } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { IntentRow } from "../../db/rows.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useQueue } from "../outbox/use-queue.ts";
import { useBackInReach, useReachable } from "../server/use-reachable.ts";
import { WhileAway } from "../server/while-away.tsx";
import { deployWebsite } from "../websites/deploy-website.ts";

interface LiveWebsiteProps {
  token: SavedToken;
  /** Null while it loads. */
  state: WebsiteState | null;
  failed: boolean;
  onChanged: () => void;
}

/** The token's website: its address, until when it is live, and its progress. */
export function LiveWebsite({ token, state, failed, onChanged }: LiveWebsiteProps) {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const isReachable = useReachable();
  useBackInReach(onChanged);
  const deploy = async () => {
    setBusy(true);
    const result = await deployWebsite(deps, token.id, state?.website_id ?? null);
    setBusy(false);
    if (result.kind === "failed") dispatchWizard({ type: "alerted", sentence: result.reason });
    onChanged();
  };
  const queued = useQueue(token.id).find((row) => row.kind === "make-website@1");
  const waits = !token.mint_address && token.origin !== "IMPORTED";
  return (
    <section className="panel space-y-4 p-5 sm:p-6" aria-labelledby="live-website">
      <h2 id="live-website" className="flex items-center gap-2.5 text-xl">
        <Globe className="size-5 text-accent-ink" aria-hidden="true" />
        Website
      </h2>
      {queued && <WaitingSite queued={queued} />}
      {failed && !queued && !isReachable && <Notice sentence={sentences.offline.websiteState} />}
      {failed && !queued && isReachable && (
        <>
          <p role="alert" className="text-bad">
            The website's status could not be loaded.
          </p>
          <Button look="quiet" className="w-full" onClick={onChanged}>
            Try again
          </Button>
        </>
      )}
      {!state && !failed && !queued && <div className="skeleton h-12" />}
      {state && !state.exists && !queued && (
        <>
          {state.subdomain ? (
            <Whereabouts state={state} waits={waits} />
          ) : (
            <p className="text-muted">There is no website yet.</p>
          )}
          <Button look="quiet" className="w-full" onClick={() => changeDraft({ step: 3 })}>
            Create Website
          </Button>
        </>
      )}
      {state?.exists && <Whereabouts state={state} waits={waits} />}
      {state?.live_url && (
        <a
          href={state.live_url}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("primary", "w-full")}
        >
          View Live Website
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      {state?.exists && !waits && <WhileAway sentence={sentences.offline.deploy} />}
      {state?.exists && !waits && (
        <Button
          look={state.live_url ? "quiet" : "primary"}
          className="w-full"
          busy={busy}
          onClick={() => void deploy()}
        >
          {state.live_url ? "Renew for 24 hours" : "Deploy Website"}
        </Button>
      )}
    </section>
  );
}

/** It was made on this device and is not sent yet. */
function WaitingSite({ queued }: { queued: IntentRow<"make-website@1"> }) {
  const { subdomain, domain } = queued.payload;
  const { failure } = queued;
  return (
    <div>
      <p className="break-all font-medium">
        {subdomain}.{domain}
      </p>
      <p className={failure ? "text-bad" : "text-sm text-muted"}>
        {failure ? `${failure.sentence} ${sentences.offline.siteRefused}` : sentences.offline.siteWaits}
      </p>
    </div>
  );
}

function Whereabouts({ state, waits }: { state: WebsiteState; waits: boolean }) {
  const address = `${state.subdomain}.${state.domain}`;
  if (state.live_url) {
    const live = new URL(state.live_url).host;
    const until =
      state.expires_at &&
      new Date(state.expires_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    return (
      <div className="space-y-1">
        <p className="break-all font-medium">{live}</p>
        <p className="text-sm text-muted tabular-nums">
          {until && `Live until ${until} · `}
          {state.views.toLocaleString()} {state.views === 1 ? "view" : "views"}
        </p>
        {(live !== address || state.status === "generated") && (
          <p className="break-all text-sm text-muted">
            A newer version for <span className="text-ink">{address}</span> is not deployed yet.
          </p>
        )}
      </div>
    );
  }
  return (
    <div>
      <p className="break-all font-medium">{address}</p>
      <p className="text-sm text-muted">
        {state.deployment_failed
          ? (state.error ?? sentences.website.deploymentFailed)
          : waits
            ? "It goes live when the token is launched."
            : sentences.estimates.deployment}
      </p>
    </div>
  );
}
