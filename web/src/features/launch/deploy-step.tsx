import ExternalLink from "icon:external-link";
import Sparkles from "icon:sparkles";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { launchpadTokenUrl, networkName } from "#contract/config.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { openAutomation } from "../automation/open-automation.ts";
import { loadConfig } from "../server/load-config.ts";
import { TokenPicture } from "../tokens/token-picture.tsx";
import { DeployModal } from "./deploy-modal.tsx";
import { LaunchPanel } from "./launch-panel.tsx";
import { LiveWebsite } from "./live-website.tsx";

/** Step 4: what is ready, and the next action. */
export function DeployStepPanel({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const navigate = useNavigate();
  const [launching, setLaunching] = useState(false);
  const { token } = draft;
  const config = useQuery({ queryKey: ["config-here"], queryFn: () => loadConfig(deps) }, deps.queries);
  const site = useQuery(
    {
      queryKey: ["site", token?.id, token?.mint_address, draft.websiteId],
      queryFn: () =>
        deps.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId: token?.id ?? "" } }),
      enabled: Boolean(token?.id),
    },
    deps.queries,
  );
  if (!token?.id) return null;
  const mint = token.mint_address;
  const close = (launched?: string) => {
    setLaunching(false);
    void site.refetch();
    const now = { ...(wizardStore.getState().draft?.token ?? token), mint_address: launched ?? mint };
    if (launched) void openAutomation(deps, now as SavedToken);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section className="panel overflow-hidden">
        <TokenPicture token={token} kind="cover" alt="" className="aspect-[3/1] w-full" />
        <div className="p-5 sm:p-8">
          <div className="flex items-center gap-5">
            <TokenPicture
              token={token}
              kind="logo"
              alt={`Logo of ${token.name}`}
              className="size-20 shrink-0 rounded-2xl sm:size-24"
            />
            <div className="min-w-0">
              <h2 className="text-2xl sm:text-3xl">{token.name}</h2>
              <p className="mt-1 text-lg font-semibold text-accent-ink">${token.ticker}</p>
            </div>
          </div>
          <p className="mt-5 text-muted">{token.narrative}</p>
        </div>
        {mint && config.data && (
          <div className="space-y-3 border-t border-line px-5 py-5 sm:px-8">
            <p className="text-sm text-muted">Mint address · {networkName(config.data.network)}</p>
            <div className="flex flex-wrap items-center gap-3">
              <code className="min-w-0 break-all text-balance rounded-lg bg-raised px-3 py-2 text-sm">
                {mint}
              </code>
              <CopyButton text={mint} label="mint address" />
            </div>
            <a
              href={launchpadTokenUrl(config.data.launchpad_url, mint)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 text-accent-ink underline underline-offset-4"
            >
              See it on {config.data.launchpad_name}
              <ExternalLink className="size-4" aria-hidden="true" />
            </a>
          </div>
        )}
      </section>
      <aside className="space-y-5">
        {!mint && token.origin !== "IMPORTED" && (
          <LaunchPanel
            tokenId={token.id}
            name={token.name}
            open={launching}
            onOpen={() => setLaunching(true)}
            onRename={() => changeDraft({ step: 2 })}
          />
        )}
        <LiveWebsite
          token={token as SavedToken}
          state={site.data ?? null}
          failed={site.isError}
          onChanged={() => void site.refetch()}
        />
        {token.origin !== "IMPORTED" && (
          <Button
            look="quiet"
            className="w-full"
            onClick={() => void openAutomation(deps, token as SavedToken)}
          >
            <Sparkles className="size-4" aria-hidden="true" />
            Automation
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          {!mint && (
            <Button look="plain" onClick={() => changeDraft({ step: 3 })}>
              Back
            </Button>
          )}
          <button
            type="button"
            onClick={() => void navigate({ to: "/my-gems" })}
            className={buttonClasses("quiet", "grow")}
          >
            Go to My Gems
          </button>
        </div>
      </aside>
      {launching && <DeployModal token={token as SavedToken} onClose={close} />}
    </div>
  );
}
