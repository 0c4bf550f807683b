import { useLiveQuery } from "dexie-react-hooks";
import { Rocket } from "lucide-react";
import { sentences } from "#contract/sentences.ts";
import { readLaunch } from "../../db/launches.ts";
import { useWorld } from "../../load-world.ts";
import { useLine } from "../../shell/use-line.ts";
import { useReachable } from "../../shell/use-reachable.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";

interface LaunchPanelProps {
  tokenId: string;
  /** Whether the deploy modal is open, which then says it all. */
  open: boolean;
  onOpen: () => void;
}

/** The way to the launchpad; or, while a signed launch is undecided, that it is. */
export function LaunchPanel({ tokenId, open, onOpen }: LaunchPanelProps) {
  const world = useWorld();
  const row = useLiveQuery(() => readLaunch(world.db, tokenId).catch(() => undefined), [world, tokenId]);
  const isReachable = useReachable();
  const isUnsent = useLine(tokenId).some(({ kind }) => kind === "create-token@1");
  const undecided = row?.stage === "sending" || row?.stage === "landed";
  return (
    <div className="panel space-y-4 p-5 sm:p-6">
      <h2 className="text-xl">Launch it</h2>
      {undecided && !open ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="shrink-0 text-accent-ink" />
          <span>
            A launch with a purchase of {row.devBuy} SOL is signed. Asking the chain what became of it.
          </span>
        </p>
      ) : (
        <>
          <p className="text-muted">
            You see every cost before your wallet asks you, and nothing is sent until you approve.
          </p>
          {(isUnsent || !isReachable) && (
            <Notice sentence={isUnsent ? sentences.offline.launchUnsent : sentences.offline.launch} />
          )}
          <Button className="w-full" disabled={isUnsent || !isReachable} onClick={onOpen}>
            <Rocket className="size-5" aria-hidden="true" />
            Deploy to launchpad
          </Button>
        </>
      )}
    </div>
  );
}
