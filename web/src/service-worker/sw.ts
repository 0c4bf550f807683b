/// <reference lib="webworker" />
import { cacheShell } from "./shell.ts";
import { takeOverWhenAsked } from "./take-over.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// When: this file. What is cached: shell.ts. How a new version takes over: take-over.ts.
cacheShell(self.__WB_MANIFEST);
takeOverWhenAsked(self);
