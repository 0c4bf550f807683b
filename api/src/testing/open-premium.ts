import { createFakeModels } from "./fake-models.ts";
import type { Rig } from "./rig.ts";

/** What the operator's `premium on` does, and a text model, without which there is no premium. */
export const openPremium = (rig: Rig): void => {
  rig.database.sqlite.prepare("insert or replace into facts values ('premium', 'on')").run();
  rig.world.models = createFakeModels();
};
