import { MINUTE } from "#contract/limits.ts";
import type { World } from "../../world.ts";
import { keepHouse } from "./keep-house.ts";

/** Keeps house now and every minute. Returns how to stop. */
export function startHousekeeping(world: World, alongside: () => Promise<void>): () => void {
  const round = () =>
    Promise.all([keepHouse(world), alongside()]).catch((error: unknown) =>
      world.log.error({ err: error }, "housekeeping failed"),
    );
  void round();
  const timer = setInterval(round, MINUTE).unref();
  return () => clearInterval(timer);
}
