import Rocket from "icon:rocket";
import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { nameHint } from "#contract/wizard.ts";
import { useDeps } from "../../app/load-deps.ts";
import { isUndecided, readLaunch } from "../../db/launches.ts";
import { isRunning, launchStore } from "../../stores/launch.ts";
import { openOutbox } from "../../stores/outbox-dialog.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { holdsLaunch } from "../outbox/intents.ts";
import { useQueue } from "../outbox/use-queue.ts";
import { useReachable } from "../server/use-reachable.ts";

interface LaunchPanelProps {
  tokenId: string;
  name: string;
  /** True if the deploy modal is open; it then shows everything. */
  open: boolean;
  onOpen: () => void;
  /** Leads to where the token is named. */
  onRename: () => void;
}

/** The launch button, or the notice that a signed launch is not decided yet. */
export function LaunchPanel({ tokenId, name, open, onOpen, onRename }: LaunchPanelProps) {
  const deps = useDeps();
  const row = useLiveQuery(() => readLaunch(deps.db, tokenId).catch(() => undefined), [deps, tokenId]);
  const isReachable = useReachable();
  const held = holdsLaunch(useQueue(tokenId));
  const tooLong = nameHint(name);
  const launch = useStore(launchStore);
  const isRunningHere = isRunning(launch) && launch.tokenId === tokenId;
  return (
    <div className="panel space-y-4 p-5 sm:p-6">
      <h2 className="text-xl">Launch it</h2>
      {row && isUndecided(row) && !open ? (
        <>
          <p role="status" className="flex items-center gap-3">
            {isRunningHere && <Spinner className="shrink-0 text-accent-ink" />}
            <span>
              You signed a launch with a purchase of {row.devBuy} SOL.{" "}
              {isRunningHere ? launch.message : sentences.launch.signedBefore}
            </span>
          </p>
          {!isRunningHere && (
            <Button className="w-full" onClick={onOpen}>
              Check the result
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="text-muted">
            You see every cost before your wallet asks you, and nothing is sent until you approve.
          </p>
          {(held || !isReachable) && <Notice sentence={held ?? sentences.offline.launch} />}
          {held && (
            <Button look="quiet" className="w-full" aria-haspopup="dialog" onClick={openOutbox}>
              See what is waiting
            </Button>
          )}
          {tooLong && (
            <div role="alert" className="space-y-3 rounded-[10px] border border-bad/60 px-4 py-3">
              <p>{tooLong}</p>
              <Button look="quiet" onClick={onRename}>
                Shorten the name
              </Button>
            </div>
          )}
          <Button
            className="w-full"
            disabled={held !== null || !isReachable || tooLong !== null}
            onClick={onOpen}
          >
            <Rocket className="size-5" aria-hidden="true" />
            Deploy to launchpad
          </Button>
        </>
      )}
    </div>
  );
}
