import ArrowRight from "icon:arrow-right";
import { Link } from "@tanstack/react-router";
import { lazy } from "react";
import { SparePart } from "../../ui/spare-part.tsx";

const CoinGlance = lazy(() => import("./coin-glance.tsx").then((module) => ({ default: module.CoinGlance })));

/** A card's way to the page of a launched token. It keeps its height while the figures are unknown. */
export const CoinLink = ({ mint, name }: { mint: string; name: string }) => (
  <Link
    to="/token/$mint"
    params={{ mint }}
    className="group mt-1 block text-sm text-muted tabular-nums hover:text-ink"
  >
    <span className="flex items-center gap-1 underline-offset-4 group-hover:underline">
      Price and trades<span className="sr-only"> of {name}</span>
      <ArrowRight className="size-3.5" aria-hidden="true" />
    </span>
    <span className="mt-1 block min-h-7">
      <SparePart>
        <CoinGlance mint={mint} />
      </SparePart>
    </span>
  </Link>
);
