import ExternalLink from "icon:external-link";
import { Link } from "@tanstack/react-router";
import type { GalleryToken } from "#contract/gallery.ts";
import { useDeps } from "../../app/load-deps.ts";
import { TokenImage } from "../../ui/token-image.tsx";
import { ago } from "../../ui/when.ts";
import { CoinGlance } from "../coin/coin-glance.tsx";

/** A launched token for everybody: its picture first, then its figures. */
export function GalleryCard({ token }: { token: GalleryToken }) {
  const { now } = useDeps();
  const { mint_address: mint, name, ticker, image_url: logo, website_url: website } = token;
  return (
    <li className="panel flex flex-col overflow-hidden">
      <Link to="/token/$mint" params={{ mint }} className="group block grow">
        <span className="block overflow-hidden">
          <TokenImage
            src={logo}
            alt=""
            className="aspect-square w-full transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
          />
        </span>
        <span className="block p-4">
          <span className="line-clamp-2 font-display text-xl font-semibold underline-offset-4 group-hover:underline">
            {name}
          </span>
          <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">${ticker}</span>
            <span className="text-sm text-muted">{ago(token.launched_at, now())}</span>
          </span>
          <span className="mt-3 block min-h-7 text-sm text-muted tabular-nums">
            <CoinGlance mint={mint} />
          </span>
        </span>
      </Link>
      {website && (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-4 text-sm text-accent-ink hover:bg-raised"
        >
          <span>
            Website<span className="sr-only"> of {name} (opens in a new tab)</span>
          </span>
          <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
