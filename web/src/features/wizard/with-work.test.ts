import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { showSuccess } from "./show-success.ts";
import { unlessGivenUp } from "./silence.ts";
import { withWork } from "./with-work.ts";

const work = {
  title: "Making your token",
  estimate: "Estimated time: 1-2 minutes",
  first: "Reading your idea",
  tick: { every: 15_000, queue: "Still working" },
};
let deps: FakeDeps;

beforeEach(() => {
  wizardStore.setState(wizardStore.getInitialState(), true);
  deps = fakeDeps();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const lines = () => wizardStore.getState().work?.lines;

describe("long work", () => {
  it("shows title, estimate and first line, and removes them at the end", async () => {
    let finish = (_: string) => {};
    const working = withWork(deps, work, () => new Promise<string>((resolve) => (finish = resolve)));
    expect(wizardStore.getState().work).toEqual({
      title: "Making your token",
      estimate: "Estimated time: 1-2 minutes",
      lines: ["Reading your idea"],
    });
    finish("done");
    expect(await working).toBe("done");
    expect(wizardStore.getState().work).toBeNull();
  });

  it("adds a line each 15 seconds of waiting", async () => {
    void withWork(deps, work, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(lines()).toEqual(["Reading your idea"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines()).toEqual(["Reading your idea", "Still working (15 s)"]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines()).toEqual([
      "Reading your idea",
      "Still working (15 s)",
      "Still working (30 s)",
      "Still working (45 s)",
    ]);
  });

  it("shows a timed step every two seconds, marks them done half a second after the last, and stops with the answer", async () => {
    deps.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const timed = ["Drawing", "Saving", "Done"];
    let finish = () => {};
    const call = () => new Promise<void>((resolve) => (finish = resolve));
    const shown: (readonly string[] | undefined)[] = [];
    void withWork(deps, { ...work, timed }, call);
    for (const ms of [1_999, 1, 2_000, 499, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      shown.push(lines()?.slice(1));
    }
    const [drawing, saving, done] = timed;
    expect(shown).toEqual([[], [drawing], [drawing, saving], [drawing, saving], [drawing, saving, done]]);
    void withWork(deps, { ...work, timed }, call);
    finish();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines()).toBeUndefined();
  });

  it("updates the line of a running step instead of adding one", async () => {
    const steps = ["The model is writing", "The model is writing: 25 words so far", "Drawing the logo"];
    const names = ["writing", "writing", "drawing"];
    const event = (message: string, at: number) =>
      `data: ${JSON.stringify({ step: names[at], message, percent: at })}\n\n`;
    deps.api.fetch = vi.fn(async () => new Response(steps.map(event).join("")));
    void withWork(deps, work, () => new Promise(() => {}));
    await vi.waitFor(() => expect(lines()).toContain("Drawing the logo"));
    expect(lines()).toEqual(["Reading your idea", steps[1], steps[2]]);
  });

  it("shows the server's own steps as they come, under the call's progress id", async () => {
    const body = 'data: {"step":"a","message":"Drawing the logo","percent":40}\n\n';
    const fetched = vi.fn(async () => new Response(body));
    deps.api.fetch = fetched;
    let asked = "";
    void withWork(deps, work, (progressId) => {
      asked = progressId;
      return new Promise(() => {});
    });
    await vi.waitFor(() => expect(lines()).toEqual(["Reading your idea", "Drawing the logo"]));
    expect(fetched).toHaveBeenCalledWith(expect.anything(), { params: { id: asked } }, expect.anything());
  });

  it("shows the logo from the event that brings it on", async () => {
    const events = [
      { step: "a", message: "Preparing the pictures", percent: 75 },
      { step: "a", message: "Preparing the pictures", percent: 75, image_url: "/media/logo.webp" },
      { step: "b", message: "Your token is ready", percent: 100 },
    ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
    deps.api.fetch = async () => new Response(events.join(""));
    void withWork(deps, work, () => new Promise(() => {}));
    await vi.waitFor(() =>
      expect(lines()).toEqual(["Reading your idea", "Preparing the pictures", "Your token is ready"]),
    );
    expect(wizardStore.getState().work?.picture).toBe("/media/logo.webp");
  });

  it("adds no line after the call has ended, even if it failed", async () => {
    let signal: AbortSignal | undefined;
    deps.api.fetch = async (_, __, options) => {
      signal = options?.signal;
      return new Response("");
    };
    await expect(withWork(deps, work, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(wizardStore.getState().work).toBeNull();
  });

  it("clears the error of the attempt before", async () => {
    wizardStore.setState({ fieldError: { field: "prompt", message: "Too long." } });
    await withWork(deps, work, async () => {});
    expect(wizardStore.getState().fieldError).toBeNull();
  });
});

describe("a silent server", () => {
  const offer = { sentence: "It is silent.", label: "Do it here" };
  const patient = { ...work, instead: offer };
  const offered = () => wizardStore.getState().work?.instead;

  it("makes an alternative appear after ten seconds", async () => {
    void withWork(deps, patient, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(offered()).toBeFalsy();
    await vi.advanceTimersByTimeAsync(1);
    expect(offered()).toMatchObject(offer);
  });

  it("is waited for longer if there is no alternative", async () => {
    void withWork(deps, work, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(offered()).toBeFalsy();
  });

  it("gets its call aborted, and counts as unreachable, when the user chooses the alternative", async () => {
    connectionStore.setState({ isReachable: true });
    let received: AbortSignal | undefined;
    const call = (_: string, gaveUp: AbortSignal) => {
      received = gaveUp;
      return unlessGivenUp(new Promise<string>(() => {}), gaveUp).catch(() => "made here");
    };
    const working = withWork(deps, patient, call);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received?.aborted).toBe(false);
    offered()?.choose();
    expect(offered()).toBeNull();
    expect(await working).toBe("made here");
    expect(connectionStore.getState().isReachable).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts as answering when it reports a step: the ten seconds start again", async () => {
    let tell = (_: string) => {};
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        tell = (message) =>
          stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ step: message, message })}\n\n`));
      },
    });
    deps.api.fetch = async () => new Response(body);
    void withWork(deps, patient, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(9_000);
    tell("Writing");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(lines()).toContain("Writing");
    expect(offered()).toBeFalsy();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(offered()).toMatchObject(offer);
    tell("Drawing");
    await vi.advanceTimersByTimeAsync(1);
    expect(offered()).toBeNull();
  });
});

describe("the success modal", () => {
  it("closes after 2 seconds", async () => {
    deps.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    void showSuccess(deps, "Done.");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wizardStore.getState().success).toBe("Done.");
    await vi.advanceTimersByTimeAsync(1);
    expect(wizardStore.getState().success).toBeNull();
  });
});
