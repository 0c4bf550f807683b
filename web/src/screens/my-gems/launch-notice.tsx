import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isRunning } from "../../flows/launch/launch-state.ts";
import { type Aftermath, resumeLaunches } from "../../flows/launch/resume-launches.ts";
import { useWorld } from "../../load-world.ts";
import { launchStore } from "../../stores/launch.ts";
import { sessionStore } from "../../stores/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** After a reload or a crash: what became of a launch, from the chain. */
export function LaunchNotice() {
  const world = useWorld();
  const owner = useStore(sessionStore, (state) => state.wallet?.address ?? "");
  const launch = useStore(launchStore);
  const [found, setFound] = useState<Aftermath[]>([]);
  useEffect(() => {
    if (owner) void resumeLaunches(world, owner).then(setFound);
  }, [world, owner]);
  if (isRunning(launch) && found.length === 0) {
    return (
      <p role="status" className="panel mt-6 flex items-center gap-3 px-5 py-4">
        <Spinner className="shrink-0 text-accent-ink" />
        <span>Asking the chain what became of your launch. {launch.message}</span>
      </p>
    );
  }
  return found.map((aftermath) => <Outcome key={aftermath.row.tokenId} {...aftermath} />);
}

function Outcome({ row, outcome, reason }: Aftermath) {
  const search = { token_id: row.tokenId, step: "4" };
  return (
    <div role="status" className="panel mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <p className="grow basis-64">
        {outcome === "completed"
          ? `${row.tokenName} is launched: the chain has it.`
          : `${row.tokenName}: ${reason}`}
      </p>
      <Link to="/create" search={search} className={buttonClasses("quiet")}>
        {outcome === "completed" ? "See it" : "Go on"}
      </Link>
    </div>
  );
}
