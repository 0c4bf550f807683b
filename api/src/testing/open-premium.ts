import { createFakeModels } from "./fake-models.ts";
import type { TestApp } from "./test-app.ts";

/** What the operator's `premium on` does, and a text model, without which there is no premium. */
export const openPremium = (testApp: TestApp): void => {
  testApp.database.sqlite.prepare("insert or replace into facts values ('premium', 'on')").run();
  testApp.deps.models = createFakeModels();
};
