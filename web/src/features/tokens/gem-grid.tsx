import { useRef } from "react";
import { lists } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { Button } from "../../ui/button.tsx";
import { GemCard } from "./gem-card.tsx";
import { Pager } from "./pager.tsx";
import { pageCount } from "./pagination.ts";

interface GemGridProps {
  /** Those of this page. */
  cards: readonly SavedToken[];
  /** The number of tokens on all pages. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
  onDelete: (token: SavedToken) => void;
}

export const gridClasses =
  "mt-5 grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] min-[1800px]:grid-cols-5";

/** One page of the matching tokens: ten cards. */
export function GemGrid({ cards, total, page, onPage, onClear, onDelete }: GemGridProps) {
  const top = useRef<HTMLUListElement>(null);
  const pages = pageCount(total, lists.pageSize);
  const first = (page - 1) * lists.pageSize;
  const turn = (to: number) => {
    onPage(to);
    // The next page starts at its first card.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  };
  if (total === 0) return <NothingFits onClear={onClear} />;
  const range = cards.length === 1 ? `${first + 1}` : `${first + 1}–${first + cards.length}`;
  return (
    <>
      <p role="status" className="mt-5 text-sm text-muted tabular-nums">
        {range} of {total}
      </p>
      <ul ref={top} tabIndex={-1} className={`${gridClasses} mt-2! scroll-mt-36 focus:outline-none`}>
        {cards.map((token) => (
          <GemCard key={token.id} token={token} onDelete={onDelete} />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={turn} />}
    </>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <div className="panel mt-5 grid justify-items-center gap-5 px-6 py-12">
      <p role="status" className="text-center text-muted">
        No tokens match. Try another word or filter.
      </p>
      <Button look="quiet" onClick={onClear}>
        Show all tokens
      </Button>
    </div>
  );
}
