import CloudOff from "icon:cloud-off";
import { Button } from "../../ui/button.tsx";

interface SyncNoticeProps {
  failure: string | null;
  hasTokens: boolean;
  refreshing: boolean;
  onRetry: () => void;
}

/** The list could not be refreshed, so this device's copy is shown. */
export function SyncNotice({ failure, hasTokens, refreshing, onRetry }: SyncNoticeProps) {
  if (!failure) return null;
  return (
    <div
      role="alert"
      className="panel mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-bad/60 px-5 py-4"
    >
      <CloudOff className="size-5 text-bad" aria-hidden="true" />
      <div className="grow basis-64">
        <p>{failure}</p>
        {hasTokens && <p className="text-sm text-muted">This is the copy saved on this device.</p>}
      </div>
      <Button look="quiet" onClick={onRetry} busy={refreshing}>
        Try again
      </Button>
    </div>
  );
}
