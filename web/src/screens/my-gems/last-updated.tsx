import { useStore } from "zustand";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { useWorld } from "../../load-world.ts";
import { connectionStore } from "../../stores/connection.ts";
import { sessionStore } from "../../stores/session.ts";
import { useOnline } from "../../ui/use-online.ts";
import { ago } from "../../ui/when.ts";

/** How old the list is. Keeps its line while that is not known, so that nothing moves. */
export function LastUpdated({ at }: { at: number | null }) {
  const { now } = useWorld();
  const online = useOnline();
  const isReachable = useStore(connectionStore, (state) => state.isReachable);
  const onDevice = useStore(sessionStore, (state) => state.source === "device");
  const { updated, updatedOffline } = sentences.tokens;
  const sentence = online && isReachable && !onDevice ? updated : updatedOffline;
  return (
    <p className="mt-1 min-h-5 text-sm text-muted tabular-nums">
      {at !== null && fill(sentence, { ago: ago(new Date(at).toISOString(), now()) })}
    </p>
  );
}
