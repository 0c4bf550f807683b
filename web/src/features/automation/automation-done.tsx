import ExternalLink from "icon:external-link";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { AutomationState } from "../../stores/automation.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

/** The result: a website, or a configuration that starts after the launch. */
export function AutomationDone({ state, token }: { state: AutomationState; token: SavedToken }) {
  const { progress, liveUrl, subdomain, domain, waits } = state;
  const complete = progress === "complete";
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center" role="status">
      <GemMark className="size-16" />
      <h3 className="text-2xl">{complete ? sentences.automation.complete : sentences.automation.saved}</h3>
      {complete ? (
        <p className="text-muted">{sentences.estimates.deployment}</p>
      ) : (
        <p className="max-w-md text-muted">
          {token.name} gets its website at {subdomain}.{domain} as soon as it is deployed.
        </p>
      )}
      {waits && <p className="max-w-md">{sentences.outbox.waits}</p>}
      {liveUrl && (
        <a href={liveUrl} target="_blank" rel="noreferrer" className={buttonClasses("primary")}>
          {new URL(liveUrl).host}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
