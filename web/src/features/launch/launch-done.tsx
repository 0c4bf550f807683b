import { ExternalLink } from "lucide-react";
import { useEffect, useState } from "react";
import { launchpadTokenUrl, networkName, type PublicConfig } from "#contract/config.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { awaitDeployment, type Deployment } from "../websites/deploy-website.ts";

interface LaunchDoneProps {
  token: SavedToken;
  mint: string;
  config: PublicConfig;
}

/** Congratulations, the mint address, the launchpad's page, and the website's progress. */
export function LaunchDone({ token, mint, config }: LaunchDoneProps) {
  const deps = useDeps();
  return (
    <div className="space-y-6 py-2">
      <div className="flex items-center gap-5" role="status">
        <GemMark className="size-16 shrink-0" />
        <p className="text-lg">
          <strong>Congratulations!</strong> {token.name} is launched on {config.launchpad_name} (
          {networkName(config.network)}).
        </p>
      </div>
      <div>
        <p className="mb-1.5 text-sm text-muted">Mint address</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 grow basis-56 break-all rounded-lg bg-raised px-3 py-2.5 text-sm">
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
      <a
        href={launchpadTokenUrl(config.launchpad_url, mint)}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses("quiet", "w-full")}
      >
        View on {config.launchpad_name}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
      <SiteOnItsWay tokenId={token.id} />
    </div>
  );
}

/** Asks for the website's status until it is live, if one was configured. */
function SiteOnItsWay({ tokenId }: { tokenId: string }) {
  const deps = useDeps();
  const [site, setSite] = useState<Deployment | "none" | "waiting">("waiting");
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
