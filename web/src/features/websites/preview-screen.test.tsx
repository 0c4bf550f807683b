import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { PreviewScreen } from "./preview-screen.tsx";

let deps: FakeDeps;
beforeEach(() => {
  forgetToasts();
  deps = fakeDeps();
});

describe("the preview page", () => {
  it("says that it is loading, then shows the page in a sandboxed frame", async () => {
    const asked: unknown[] = [];
    let answer = (_: Response) => {};
    deps.api.fetch = (_, request, options) => {
      asked.push(request.params, options?.headers);
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    await showInApp(<PreviewScreen websiteId="w1" />, { deps });
    await screen.findByText("Loading Preview...");
    await vi.waitFor(() => expect(asked).toEqual([{ id: "w1" }, { Accept: "text/html" }]));
    answer(new Response("<!doctype html><title>Frog</title>"));
    const frame = await screen.findByTitle("Website preview");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-popups allow-forms");
    expect(frame.getAttribute("src")).toMatch(/\/website\/preview\/content\/w1$/);
    expect(toasts).toEqual(["success: Website preview loaded successfully"]);
  });

  it.each<[string, unknown, string]>([
    [
      "the server's detail",
      refusal(404, "website_not_found", "This preview is gone."),
      "This preview is gone.",
    ],
    ["the error's message", new Error("The line is cut."), "The line is cut."],
    ["what is always true", "no error at all", "Failed to load website preview"],
  ])("tells a failure by %s on the page and in a toast", async (_, failure, sentence) => {
    deps.api.fetch = () => Promise.reject(failure);
    await showInApp(<PreviewScreen websiteId="w1" />, { deps });
    expect((await screen.findByRole("alert")).textContent).toBe(`Error: ${sentence}`);
    expect(toasts).toEqual([`error: ${sentence}`]);
  });
});
