/// <reference lib="webworker" />
import { receiveShares } from "./receive.ts";
import { cacheShell } from "./shell.ts";
import { takeOverWhenAsked } from "./take-over.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// When: this file. What other apps give: receive.ts. What is cached: shell.ts. How a new version takes over: take-over.ts.
receiveShares();
cacheShell(self.__WB_MANIFEST);
takeOverWhenAsked(self);
