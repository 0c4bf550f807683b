import { RefreshCw, Search } from "lucide-react";
import { buttonClasses } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type StatusFilter, statusFilters } from "./gems-search.ts";

interface FiltersProps {
  search: string;
  onSearch: (text: string) => void;
  filter: StatusFilter;
  onFilter: (filter: StatusFilter) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

export function Filters({ search, onSearch, filter, onFilter, refreshing, onRefresh }: FiltersProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <label className="relative grow basis-60">
        <span className="sr-only">Search your tokens</span>
        <Search
          className="pointer-events-none absolute left-3.5 top-1/2 size-4 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder="Search by name, ticker or address"
          aria-keyshortcuts="/"
          data-search-here
          className="field pl-10!"
        />
      </label>
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-between">
        <fieldset className="flex gap-1">
          <legend className="sr-only">Filter by status</legend>
          {statusFilters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter === each}
              onClick={() => onFilter(each)}
              className={classNames(
                "pill min-h-11 px-3 capitalize sm:px-4",
                filter === each ? "font-semibold text-accent-ink" : "text-muted hover:text-ink",
              )}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          onClick={onRefresh}
          aria-disabled={refreshing}
          aria-label="Refresh"
          title="Refresh"
          className={buttonClasses("plain", "size-11 px-0!")}
        >
          <RefreshCw className={classNames("size-4", refreshing && "animate-spin")} aria-hidden="true" />
        </button>
        <span role="status" className="sr-only">
          {refreshing ? "Refreshing your tokens" : ""}
        </span>
      </div>
    </div>
  );
}
