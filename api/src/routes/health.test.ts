import { describe, expect, it } from "vitest";
import { readJson } from "../testing/call.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { createTestApp } from "../testing/test-app.ts";

/** A server whose blob store counts how often it is tried, and may be out of order. */
function asking() {
  const state = { probes: 0, works: true };
  const blobs = {
    ...createMemoryBlobs(() => 0),
    probe: async () => {
      state.probes++;
      return state.works;
    },
  };
  const testApp = createTestApp({ blobs });
  const ready = async () => {
    const response = await testApp.app.request("/readyz");
    return [response.status, await readJson<unknown>(response)];
  };
  return { testApp, state, ready };
}

const works = [200, { status: "ready", database: true, blobs: true }];
const fails = [503, { status: "not ready", database: true, blobs: false }];

describe("readiness", () => {
  it("is checked once in two seconds, however many ask", async () => {
    const { testApp, state, ready } = asking();
    expect(await Promise.all(Array.from({ length: 50 }, ready))).toEqual(Array(50).fill(works));
    testApp.clock.advance(1_999);
    await ready();
    expect(state.probes).toBe(1);
    testApp.clock.advance(1);
    await ready();
    expect(state.probes).toBe(2);
  });

  it("is lost and found again", async () => {
    const { testApp, state, ready } = asking();
    expect(await ready()).toEqual(works);
    state.works = false;
    testApp.clock.advance(2_000);
    expect(await ready()).toEqual(fails);
    state.works = true;
    testApp.clock.advance(2_000);
    expect(await ready()).toEqual(works);
  });

  it("is checked again if the clock was set back", async () => {
    const { testApp, state, ready } = asking();
    await ready();
    testApp.clock.advance(-3_600_000);
    await ready();
    expect(state.probes).toBe(2);
  });

  it("is not asked for to know that the process is up", async () => {
    const { testApp, state } = asking();
    expect((await testApp.app.request("/healthz")).status).toBe(200);
    expect(state.probes).toBe(0);
  });
});
