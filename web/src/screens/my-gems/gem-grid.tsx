import { useState } from "react";
import { lists } from "#contract/limits.ts";
import { clampPage, pageCount } from "#contract/pagination.ts";
import type { SavedToken } from "#contract/token.ts";
import { GemCard } from "./gem-card.tsx";
import { Pager } from "./pager.tsx";

interface GemGridProps {
  tokens: SavedToken[] | undefined;
  loading: boolean;
  onDelete: (token: SavedToken) => void;
}

export function GemGrid({ tokens, loading, onDelete }: GemGridProps) {
  const [wanted, setPage] = useState(1);
  if (loading || !tokens) return <Skeletons />;
  if (tokens.length === 0) {
    return (
      <p className="panel mt-5 px-6 py-12 text-center text-muted">
        No token fits this search. Try another word or filter.
      </p>
    );
  }
  const pages = pageCount(tokens.length, lists.pageSize);
  const page = clampPage(wanted, pages);
  const shown = tokens.slice((page - 1) * lists.pageSize, page * lists.pageSize);
  return (
    <>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5">
        {shown.map((token) => (
          <GemCard key={token.id} token={token} onDelete={() => onDelete(token)} />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

function Skeletons() {
  return (
    <div
      role="status"
      className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5"
    >
      <span className="sr-only">Loading your tokens</span>
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="panel overflow-hidden" aria-hidden="true">
          <div className="skeleton aspect-[3/2] rounded-none" />
          <div className="space-y-3 p-5">
            <div className="skeleton h-6 w-2/3" />
            <div className="skeleton h-4 w-1/3" />
            <div className="skeleton h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
