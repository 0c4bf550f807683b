import { tellSystem } from "./flows/outbox/tell-system.ts";
import { watchOutbox } from "./flows/outbox/watch-outbox.ts";
import { askAgain } from "./flows/session/ask-again.ts";
import { followTabs } from "./flows/session/follow-tabs.ts";
import type { World } from "./world.ts";

/** All that goes on by itself as long as the page lives. */
export function watchWorld(world: World): void {
  watchOutbox(world);
  tellSystem(world);
  askAgain(world);
  followTabs();
}
