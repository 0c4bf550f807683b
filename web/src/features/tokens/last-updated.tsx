import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { ago } from "../../ui/when.ts";
import { useReachable } from "../server/use-reachable.ts";

/** The age of the list. The line keeps its height while the age is unknown, so that nothing moves. */
export function LastUpdated({ at }: { at: number | null }) {
  const { now } = useDeps();
  const isReachable = useReachable();
  const { updated, updatedOffline } = sentences.tokens;
  const sentence = isReachable ? updated : updatedOffline;
  return (
    <p className="mt-1 min-h-5 text-sm text-muted tabular-nums">
      {at !== null && fill(sentence, { ago: ago(new Date(at).toISOString(), now()) })}
    </p>
  );
}
