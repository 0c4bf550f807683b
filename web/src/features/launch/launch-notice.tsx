import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { AppDeps } from "../../app/deps.ts";
import { useDeps } from "../../app/load-deps.ts";
import { unresolvedLaunches } from "../../db/launches.ts";
import { isRunning, launchStore } from "../../stores/launch.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useBackInReach } from "../server/use-reachable.ts";
import type { Aftermath } from "./resume-launches.ts";

/** Shows what became of a launch after a reload or a crash, as the chain reports it. */
export function LaunchNotice() {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const launch = useStore(launchStore);
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<Aftermath[]>([]);
  const ask = useCallback(async () => {
    setAsking(true);
    const results = await resumeUnresolved(deps, owner);
    setFound((known) => [...known, ...results]);
    setAsking(false);
  }, [deps, owner]);
  useEffect(() => void ask(), [ask]);
  useBackInReach(ask);
  if (isAsking && isRunning(launch)) {
    return (
      <p role="status" className={look}>
        <span className="flex items-center gap-4">
          <Spinner className="shrink-0 text-accent-ink" />
          Checking the chain for the result of your launch. {launch.message}
        </span>
      </p>
    );
  }
  return found
    .filter(({ row }) => row.owner === owner)
    .map((aftermath) => (
      <Outcome
        key={aftermath.row.tokenId}
        {...aftermath}
        onSeen={() => setFound(found.filter((each) => each !== aftermath))}
      />
    ));
}

/** Loads what asks the chain only where the journal holds a launch without an end. */
async function resumeUnresolved(deps: AppDeps, owner: string): Promise<Aftermath[]> {
  if ((await unresolvedLaunches(deps.db, owner)).length === 0) return [];
  const { resumeLaunches } = await import("./resume-launches.ts");
  return resumeLaunches(deps, owner);
}

const look =
  "panel mx-auto mt-6 flex w-[calc(100%-2rem)] max-w-[78rem] flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4";

function Outcome({ row, outcome, reason, onSeen }: Aftermath & { onSeen: () => void }) {
  const search = { token_id: row.tokenId, step: 4 };
  return (
    <div role="status" className={look}>
      <p className="grow basis-64">
        {outcome === "completed"
          ? `${row.tokenName} is launched and on the chain.`
          : `${row.tokenName}: ${reason}`}
      </p>
      <Link to="/create" search={search} onClick={onSeen} className={buttonClasses("quiet")}>
        {outcome === "completed" ? "See it" : "Continue"}
      </Link>
    </div>
  );
}
