import ExternalLink from "icon:external-link";
import { lazy, useEffect, useState } from "react";
import { launchpadTokenUrl, networkName, type PublicConfig } from "#contract/config.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { SparePart } from "../../ui/spare-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TokenPicture } from "../tokens/token-picture.tsx";
import { awaitDeployment, type Deployment } from "../websites/deploy-website.ts";

const Sharing = lazy(() => import("./sharing.tsx").then((module) => ({ default: module.Sharing })));

interface LaunchDoneProps {
  token: SavedToken;
  mint: string;
  config: PublicConfig;
}

/** The congratulation: the token's own art, its address, its website's progress, and ways to tell others. */
export function LaunchDone({ token, mint, config }: LaunchDoneProps) {
  const deps = useDeps();
  const site = useSite(token.id);
  const live = typeof site === "object" && site.kind !== "failed" ? site.url : null;
  const launchpad = launchpadTokenUrl(config.launchpad_url, mint);
  return (
    <div className="gap-8 pb-2 md:grid md:grid-cols-[5fr_6fr]">
      <Art token={token} network={config.network} />
      <div className="space-y-5">
        <p role="status" className="text-lg">
          <strong>Congratulations!</strong> {token.name} is launched on {config.launchpad_name} (
          {networkName(config.network)}).
        </p>
        <SiteProgress site={site} />
        <SparePart>
          <Sharing token={token} config={config} url={live ?? launchpad} />
        </SparePart>
        <div>
          <p className="mb-1.5 text-sm text-muted">Mint address</p>
          <div className="flex flex-wrap items-center gap-3">
            <code className="min-w-0 grow basis-56 break-all text-balance rounded-lg bg-raised px-3 py-2.5 text-sm">
              {mint}
            </code>
            <CopyButton
              text={mint}
              label="mint address"
              onCopied={() =>
                deps.toast.success(fill(sentences.tokens.copied, { label: "Mint address" }), { id: "copy" })
              }
              onFailed={() => deps.toast.error(sentences.tokens.copyFailed, { id: "copy" })}
            />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <a
            href={launchpad}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses(site === "none" ? "primary" : "quiet", "grow")}
          >
            View on {config.launchpad_name}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
          <a
            href={`/token/${mint}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses("quiet", "grow")}
          >
            Price and trades
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        </div>
      </div>
    </div>
  );
}

/** The token's own art: its banner across a phone, its logo as large as it gets beside the words. */
function Art({ token, network }: { token: SavedToken; network: PublicConfig["network"] }) {
  const mark = (
    <span className="rounded-full bg-raised px-3 py-0.5 text-sm text-muted">{networkName(network)}</span>
  );
  return (
    <>
      <div className="-mx-5 -mt-4 mb-5 sm:-mx-7 md:hidden">
        <TokenPicture token={token} kind="cover" alt="" className="aspect-[3/1] w-full" />
        <div className="-mt-6 flex items-end gap-4 px-5 sm:px-7">
          <TokenPicture
            token={token}
            kind="logo"
            alt={`Logo of ${token.name}`}
            className="size-20 shrink-0 rounded-2xl border-4 border-surface"
          />
          <span className="mb-1">{mark}</span>
        </div>
      </div>
      <div className="hidden md:block">
        <TokenPicture
          token={token}
          kind="logo"
          alt={`Logo of ${token.name}`}
          className="aspect-square w-full rounded-2xl"
        />
        <p className="mt-4 flex items-center justify-between gap-4">
          <span className="text-2xl font-semibold">${token.ticker}</span>
          {mark}
        </p>
      </div>
    </>
  );
}

type Site = Deployment | "none" | "waiting";

/** A token's website: none if none was configured, else its deployment once that has ended. */
function useSite(tokenId: string): Site {
  const deps = useDeps();
  const [site, setSite] = useState<Site>("waiting");
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const state = await deps.api
        .call(websitesEndpoints.getWebsiteStatus, { params: { tokenId } })
        .catch(() => null);
      if (!state?.exists || state.status === "generated") return "none" as const;
      return awaitDeployment(deps, tokenId);
    };
    void look().then((next) => !gone && setSite(next));
    return () => {
      gone = true;
    };
  }, [deps, tokenId]);
  return site;
}

function SiteProgress({ site }: { site: Site }) {
  if (site === "none") return null;
  if (site === "waiting") {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="text-accent-ink" /> Your website is going live.
      </p>
    );
  }
  if (site.kind === "failed") return <p role="alert">{site.reason}</p>;
  return (
    <a href={site.url} target="_blank" rel="noreferrer" className={buttonClasses("primary", "w-full")}>
      View Live Website
      <ExternalLink className="size-4" aria-hidden="true" />
    </a>
  );
}
