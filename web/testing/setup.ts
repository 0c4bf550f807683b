import "fake-indexeddb/auto";
import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { setTimeout } from "node:timers/promises";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { shown } from "./deps-shown.ts";
import { fakeLocks, releaseLocks } from "./fake-locks.ts";
import { forgetToasts } from "./fake-toast.ts";
import { resetStores } from "./resettable-stores.ts";

vi.mock("../src/app/load-deps.ts", async (original) => ({
  ...(await original<object>()),
  loadDeps: (await import("./deps-shown.ts")).depsShown,
}));
vi.mock("zustand/vanilla", () => import("./resettable-stores.ts"));

// jsdom brings classes of its own, which web3.js and fake-indexeddb do not take for Node's.
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: new (Object.getPrototypeOf(Buffer))(0).buffer.constructor,
  Blob: NodeBlob,
  File: NodeFile,
  FormData: (await new Response(new URLSearchParams()).formData()).constructor,
});

// Node 25 and later have storages of their own, which are undefined without a file to keep them in, and hide jsdom's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
for (const name of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });

// A busy machine is no fault.
configure({ asyncUtilTimeout: 10_000 });
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (condition, options = 10_000) => waitFor(condition, options);

Object.defineProperty(navigator, "locks", { value: fakeLocks });
Object.assign(globalThis, {
  scrollTo: () => {},
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  // Nothing is below the screen here.
  IntersectionObserver: class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => report([{ isIntersecting: true }]);
    }
    observe: () => void;
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

// A stray console.error is a fault.
beforeEach(() => {
  forgetToasts();
  // A wait that a test before left behind may have switched it on.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined });
  vi.spyOn(console, "error").mockImplementation((...words) => {
    throw new Error(`console.error: ${words.join(" ")}`);
  });
});
// One worker runs many files without loading the modules again: what a test leaves in them is not for the next.
afterEach(() => {
  cleanup();
  resetStores();
  shown.deps = null;
  vi.restoreAllMocks();
  localStorage.clear();
  releaseLocks();
});

// What the last test has set going has fifty turns of the event loop to end here, and not in the next file.
afterAll(async () => {
  for (let turn = 0; turn < 50; turn++) await setTimeout();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});
