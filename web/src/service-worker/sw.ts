/// <reference lib="webworker" />
import { receiveShares } from "./receive.ts";
import { cacheShell } from "./shell.ts";
import { takeOverWhenAsked } from "./take-over.ts";
import { wakeForOutbox } from "./wake.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// When: this file. What other apps give: receive.ts. What is cached: shell.ts. How a new version takes over: take-over.ts.
// What waits is sent once the network is back: wake.ts.
receiveShares();
cacheShell(self.__WB_MANIFEST);
takeOverWhenAsked(self);
wakeForOutbox(self);
