import { classNames } from "../../ui/class-names.ts";
import { SearchField } from "../../ui/search-field.tsx";
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
      <SearchField
        label="Search your tokens"
        placeholder="Search by name, ticker or address"
        value={search}
        onSearch={onSearch}
        aria-keyshortcuts="/"
        data-search-here
        className="grow basis-60"
      />
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
