import { Search } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { type StatusFilter, statusFilters } from "./gems-search.ts";

interface FiltersProps {
  search: string;
  onSearch: (text: string) => void;
  filter: StatusFilter;
  onFilter: (filter: StatusFilter) => void;
}

export function Filters({ search, onSearch, filter, onFilter }: FiltersProps) {
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
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Filter by status</legend>
        {statusFilters.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={filter === each}
            onClick={() => onFilter(each)}
            className={classNames(
              "pill min-h-11 whitespace-nowrap px-3 capitalize sm:px-4",
              filter === each ? "font-semibold text-accent-ink" : "text-muted hover:text-ink",
            )}
          >
            {each}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
