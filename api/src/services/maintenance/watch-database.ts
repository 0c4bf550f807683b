import type { ServerDeps } from "../../deps.ts";

/** Milliseconds between two checks for another process's writes. */
const PAUSE = 1_000;

export interface DatabaseWatch {
  /** Looks now. */
  look(): void;
  stop(): void;
}

/**
 * Clears the cache of hosted sites when another process has written, such as the operator's command line,
 * which can take a site down while the server runs. Everything else is read from the database at each
 * request.
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
