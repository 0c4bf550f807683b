import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";

interface UnreadProps {
  loading: string;
  /** What is said where it could not be read, or null while it is being read. */
  failed: string | null;
  /** What is said instead of loading while there is no network. */
  offline: string | null;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of what is not there yet: it comes, it waits for the network, or it failed and can be tried again. */
export function Unread({ loading, failed, offline, retrying, onRetry }: UnreadProps) {
  if (offline) return <p className="text-muted">{offline}</p>;
  if (failed) return <Notice sentence={failed} onRetry={onRetry} retrying={retrying} />;
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="text-accent-ink" />
      {loading}
    </p>
  );
}
