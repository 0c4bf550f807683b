import { campfire } from "./campfire.ts";
import { commentary } from "./commentary.ts";
import { documentary } from "./documentary.ts";
import { gossip } from "./gossip.ts";
import { logbook } from "./logbook.ts";
import { report } from "./report.ts";
import type { Voice } from "./slots.ts";

export const voices: readonly [Voice, ...Voice[]] = [
  report,
  campfire,
  logbook,
  documentary,
  gossip,
  commentary,
];
