import { pino } from "pino";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** JSON lines on stderr; whatever could open a session is blotted out. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          "authorization",
          "cookie",
          "*.authorization",
          "*.cookie",
          "*.access_token",
          "*.refresh_token",
          "*.signature",
        ],
        censor: "[redacted]",
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );

export const silentLog: Log = pino({ level: "silent" });
