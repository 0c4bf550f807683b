import RefreshCw from "icon:refresh-cw";
import { buttonClasses } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

/** Reloads the list, however fresh the one on the device is. */
export function RefreshButton({ refreshing, onRefresh }: { refreshing: boolean; onRefresh: () => void }) {
  return (
    <>
      <button
        type="button"
        // It stays in place and keeps the focus while it works.
        onClick={refreshing ? undefined : onRefresh}
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
    </>
  );
}
