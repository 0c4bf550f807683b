import ExternalLink from "icon:external-link";
import type { Coin } from "#contract/coin.ts";
import { launchpadTokenUrl, networkName, type PublicConfig } from "#contract/config.ts";
import { cardAddress } from "#contract/primitives.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TokenImage } from "../../ui/token-image.tsx";

interface CoinHeadProps {
  coin: Coin;
  mint: string;
  /** Undefined until it is loaded. */
  config: PublicConfig | undefined;
}

/** Whose page this is, on which network, and where else to find it. */
export function CoinHead({ coin, mint, config }: CoinHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-6">
      <div className="flex min-w-0 grow basis-80 items-center gap-4 sm:gap-6">
        <TokenImage src={coin.image_url} alt="" className="size-20 shrink-0 rounded-2xl sm:size-28" />
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{coin.name || cardAddress(mint)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            {coin.symbol && <span className="text-lg font-semibold">${coin.symbol}</span>}
            {config && (
              <span className="rounded-full border border-line-strong px-2.5 py-0.5 text-sm text-muted">
                {networkName(config.network)}
              </span>
            )}
          </p>
          <p className="flex items-center gap-1 text-sm text-muted tabular-nums">
            <span className="sr-only">Mint address</span>
            <span title={mint}>{cardAddress(mint)}</span>
            <CopyButton compact text={mint} label="mint address" />
          </p>
        </div>
      </div>
      {config && (
        <div className="flex flex-wrap gap-3">
          <Outside href={launchpadTokenUrl(config.launchpad_url, mint)} look="primary">
            Trade on {config.launchpad_name}
          </Outside>
          {coin.website_url && <Outside href={coin.website_url}>Website</Outside>}
          <Outside href={explorerUrl(config, mint)}>
            {config.network === "sandbox" ? "Sandbox Explorer" : "Solana Explorer"}
          </Outside>
        </div>
      )}
    </header>
  );
}

interface OutsideProps {
  href: string;
  look?: "primary" | "quiet";
  children: string | string[];
}

const Outside = ({ href, look = "quiet", children }: OutsideProps) => (
  <a href={href} target="_blank" rel="noreferrer" className={buttonClasses(look)}>
    {children}
    <ExternalLink className="size-4" aria-hidden="true" />
  </a>
);

/** Solana's own explorer; on the sandbox, whose chain it does not see, the launchpad's. */
const explorerUrl = ({ network, launchpad_url }: PublicConfig, mint: string): string =>
  network === "sandbox"
    ? `${launchpad_url.replace(/\/+$/, "")}/address/${mint}`
    : `https://explorer.solana.com/address/${mint}${network === "devnet" ? "?cluster=devnet" : ""}`;
