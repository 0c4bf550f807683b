import CloudOff from "icon:cloud-off";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface NoticeProps {
  sentence: string;
  /** With it, what failed can be tried again; without, screen readers announce it politely. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** What could not be read, or cannot be, in a line. */
export function Notice({ sentence, onRetry, retrying = false }: NoticeProps) {
  return (
    <div role={onRetry ? "alert" : "status"} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex grow basis-56 items-start gap-3">
        <CloudOff
          className={classNames("mt-0.5 size-5 shrink-0", onRetry ? "text-bad" : "text-muted")}
          aria-hidden="true"
        />
        {sentence}
      </p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry} busy={retrying}>
          Try again
        </Button>
      )}
    </div>
  );
}
