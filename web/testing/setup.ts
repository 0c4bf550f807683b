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

configure({
  // A busy machine is no fault.
  asyncUtilTimeout: 10_000,
  // A wait asks many times before it is answered: the page's text says enough, and costs less than its elements.
  getElementError: (message, container) =>
    Object.assign(new Error(`${message}\n\n${container.textContent?.slice(0, 2_000)}`), {
      name: "TestingLibraryElementError",
    }),
});
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

// By these two a query asks whether an element is shown. jsdom matches every rule of a browser's style sheet for each
// answer; here it does so once for elements of a kind, since no test loads a sheet of its own.
const computedStyle = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();
const displayOf = (element: HTMLElement): string => {
  if (element.style.display) return element.style.display;
  const kind = [
    element.localName,
    ...["hidden", "open", "type"].map((name) => element.getAttribute(name)),
  ].join();
  if (!displays.has(kind)) displays.set(kind, computedStyle(element).display);
  return displays.get(kind) as string;
};
const visibilityOf = (element: HTMLElement | null): string =>
  element ? element.style.visibility || visibilityOf(element.parentElement) : "visible";
window.getComputedStyle = ((element: HTMLElement, pseudo?: string) => {
  const shown: Record<string, () => string> = {
    display: () => displayOf(element),
    visibility: () => visibilityOf(element),
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name: string) => {
      if (name === "getPropertyValue")
        return (property: string) =>
          shown[property]?.() ?? computedStyle(element, pseudo).getPropertyValue(property);
      return shown[name]?.() ?? computedStyle(element, pseudo)[name as never];
    },
  });
}) as typeof window.getComputedStyle;

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
