import { createTestApp, type TestApp } from "./test-app.ts";

/**
 * The test app under the names that the proofs and journeys still use; goes when they call `createTestApp`.
 */
export interface Rig extends TestApp {
  world: TestApp["deps"];
}

export function createRig(...options: Parameters<typeof createTestApp>): Rig {
  const testApp = createTestApp(...options);
  return { ...testApp, world: testApp.deps };
}
