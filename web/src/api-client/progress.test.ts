import { describe, expect, it, vi } from "vitest";
import type { Progress } from "#contract/generation.ts";
import { fakeDeps } from "../../testing/fake-deps.ts";
import type { ApiClient } from "./client.ts";
import { followProgress } from "./progress.ts";

const step = (message: string): Progress => ({ step: "words", message, percent: 10 }) as Progress;
const event = (progress: Progress) => `event: step\ndata: ${JSON.stringify(progress)}\n\n`;

/** Follows a stream that arrives in the given parts. */
async function following(parts: (string | Uint8Array)[]): Promise<string[]> {
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === "string" ? bytes.encode(part) : part);
      controller.close();
    },
  });
  const messages: string[] = [];
  const api: ApiClient = { ...fakeDeps().api, fetch: async () => new Response(body) };
  await followProgress(api, "id", ({ message }) => messages.push(message), new AbortController().signal);
  return messages;
}

describe("following a long call", () => {
  it("tells each step in its order", async () => {
    expect(await following([event(step("Reading")), event(step("Drawing"))])).toEqual(["Reading", "Drawing"]);
  });

  it("takes two steps out of one chunk", async () => {
    expect(await following([event(step("Reading")) + event(step("Drawing"))])).toEqual([
      "Reading",
      "Drawing",
    ]);
  });

  it("puts a step together that was cut anywhere, even inside a character", async () => {
    const whole = new TextEncoder().encode(event(step("Zeichne den Frosch 🐸 grün")));
    for (let cut = 1; cut < whole.length; cut++) {
      expect(await following([whole.slice(0, cut), whole.slice(cut)])).toEqual([
        "Zeichne den Frosch 🐸 grün",
      ]);
    }
  });

  it("passes over comments that keep the line open", async () => {
    expect(await following([": still here\n\n", event(step("Drawing"))])).toEqual(["Drawing"]);
  });

  it("does not tell half a step", async () => {
    expect(await following([event(step("Reading")), 'data: {"step":'])).toEqual(["Reading"]);
  });

  it("ends silently on what is no step", async () => {
    expect(await following([event(step("Reading")), "data: oops\n\n"])).toEqual(["Reading"]);
  });

  it("ends silently when it cannot be had", async () => {
    const api = { ...fakeDeps().api, fetch: () => Promise.reject(new Error("404")) };
    const onStep = vi.fn();
    await expect(followProgress(api, "id", onStep, new AbortController().signal)).resolves.toBeUndefined();
    expect(onStep).not.toHaveBeenCalled();
  });

  it("asks under its own id and gives the signal on", async () => {
    const fetched = vi.fn(async () => new Response(""));
    const { signal } = new AbortController();
    await followProgress({ ...fakeDeps().api, fetch: fetched }, "id-1", () => {}, signal);
    expect(fetched).toHaveBeenCalledWith(
      expect.objectContaining({ path: "/progress/{id}" }),
      { params: { id: "id-1" } },
      { signal },
    );
  });
});
