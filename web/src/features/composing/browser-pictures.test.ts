import { afterEach, expect, it, vi } from "vitest";
import { browserPictures } from "./browser-pictures.ts";

afterEach(() => vi.restoreAllMocks());

it("asks a server that hangs no longer than three seconds, and than one second after that", async () => {
  const asked: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    asked.push(ms);
    return AbortSignal.abort(new DOMException("late", "TimeoutError"));
  });
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  const pictures = browserPictures();
  await expect(pictures.chunk("heron")).rejects.toThrow("late");
  await expect(pictures.chunk("ballet")).rejects.toThrow("late");
  expect(asked).toEqual([3_000, 1_000]);
});
