import type { ServerDeps } from "../../deps.ts";

/** How often the server looks whether another process has written, in milliseconds. */
const PAUSE = 1_000;

export interface DatabaseWatch {
  /** Looks now. */
  look(): void;
  stop(): void;
}

/**
 * Notices what another process writes: the operator's command line takes sites down while the server runs. Everything
 * is read from the database at each request but the hosted sites, which are kept in memory: those are forgotten.
 */
export function watchDatabase({
  store,
  sites,
  log,
}: Pick<ServerDeps, "store" | "sites" | "log">): DatabaseWatch {
  let seen = store.foreignVersion();
  const look = () => {
    try {
      const version = store.foreignVersion();
      if (version === seen) return;
      seen = version;
      sites.forgetAll();
    } catch (error) {
      log.error({ err: error }, "the database could not be looked at");
    }
  };
  const timer = setInterval(look, PAUSE).unref();
  return { look, stop: () => clearInterval(timer) };
}
