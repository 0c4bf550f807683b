import type { Rig } from "./rig.ts";

/** What the operator's `premium on` does. */
export const openPremium = (rig: Rig): void => {
  rig.database.sqlite.prepare("insert or replace into facts values ('premium', 'on')").run();
};
