import { gridClasses } from "./gem-grid.tsx";

/** Placeholders for the cards while the list loads. */
export function GemSkeletons() {
  return (
    <div role="status" className={gridClasses}>
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
