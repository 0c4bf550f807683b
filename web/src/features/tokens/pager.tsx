import { classNames } from "../../ui/class-names.ts";
import { pageWindow } from "./pagination.ts";

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  const step = (to: number, label: string) => (
    <button
      type="button"
      onClick={() => onPage(to)}
      disabled={to < 1 || to > pages}
      className="min-h-11 rounded-[10px] px-3 text-muted hover:text-ink disabled:opacity-40"
    >
      {label}
    </button>
  );
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-1">
      {step(page - 1, "Previous")}
      {pageWindow(page, pages).map((slot, index, slots) =>
        slot === "ellipsis" ? (
          <span key={`gap-after-${slots[index - 1]}`} className="px-2 text-muted">
            …
          </span>
        ) : (
          <button
            key={slot}
            type="button"
            onClick={() => onPage(slot)}
            aria-current={slot === page ? "page" : undefined}
            aria-label={`Page ${slot}`}
            className={classNames(
              "pill size-11 tabular-nums",
              slot === page ? "font-semibold text-accent-ink" : "text-muted hover:text-ink",
            )}
          >
            {slot}
          </button>
        ),
      )}
      {step(page + 1, "Next")}
    </nav>
  );
}
