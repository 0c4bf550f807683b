import { type DestinationStream, pino } from "pino";
import { createScrubber } from "./log-scrubber.ts";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/**
 * JSON lines on stderr. Whatever could open a session or an account is redacted, at any depth. `secrets` are
 * the operator's: keys, and addresses that contain keys.
 */
export function createLog(
  level: string,
  secrets: readonly string[] = [],
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  const scrub = createScrubber(secrets);
  return pino(
    {
      level,
      base: null,
      // The scrubber has turned errors into plain data before pino sees them.
      serializers: { err: (described: unknown) => described },
      hooks: {
        logMethod(line, method) {
          method.apply(this, scrub(line) as typeof line);
        },
      },
    },
    destination,
  );
}

export const silentLog: Log = pino({ level: "silent" });
