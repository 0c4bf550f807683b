import { createFakeModels } from "./fake-models.ts";
import type { TestApp } from "./test-app.ts";

/** What the operator's `premium on` does, and a text model, without which there is no premium. */
export async function openPremium({ deps, servers }: TestApp): Promise<void> {
  await deps.store.commit([deps.store.switches.set("premium", true)]);
  for (const server of servers) server.models = createFakeModels();
}
