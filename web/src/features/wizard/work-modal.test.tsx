import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { WorkModal } from "./work-modal.tsx";

const show = (...lines: string[]) =>
  render(<WorkModal work={{ title: "Making your token", estimate: "Estimated time: 1-2 minutes", lines }} />);
const shown = () => screen.getAllByRole("listitem").map((queue) => queue.textContent);

describe("the loading modal", () => {
  it("shows title and estimate", () => {
    show("Reading your idea");
    screen.getByRole("dialog", { name: "Making your token" });
    screen.getByText("Estimated time: 1-2 minutes");
  });

  it("shows the last 3 lines of the log", () => {
    show("one", "two", "three", "four", "five");
    expect(shown()).toEqual(["three", "four", "five"]);
  });

  it("shows how far it is once that is known", () => {
    show("one");
    expect(screen.queryByRole("progressbar")).toBeNull();
    render(<WorkModal work={{ title: "t", estimate: "soon", lines: ["one"], percent: 35 }} />);
    expect(screen.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow")).toBe("35");
  });

  it("cannot be closed", () => {
    show("one");
    expect(screen.getByRole("button", { name: "Close" }).hasAttribute("disabled")).toBe(true);
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    screen.getByRole("dialog");
  });

  it("is not shown while nothing is running", () => {
    render(<WorkModal work={null} />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows an alternative beside the progress when there is one", () => {
    const choose = vi.fn();
    const instead = { sentence: "The server is silent.", label: "Make it on this device", choose };
    render(<WorkModal work={{ title: "Making your token", estimate: "soon", lines: ["one"], instead }} />);
    expect(screen.getByRole("status").textContent).toBe("The server is silent.");
    fireEvent.click(screen.getByRole("button", { name: "Make it on this device" }));
    expect(choose).toHaveBeenCalledOnce();
    expect(shown()).toEqual(["one"]);
  });

  it("shows the logo in the place of the mark as soon as it is drawn", () => {
    const work = { title: "Making your token", estimate: "soon", lines: ["Drawing the banner"] };
    const { rerender } = render(<WorkModal work={work} />);
    const pictures = () => [...screen.getByRole("dialog").querySelectorAll("img")].map(({ src }) => src);
    expect(pictures()).toEqual([]);
    rerender(<WorkModal work={{ ...work, picture: "data:image/svg+xml,logo" }} />);
    expect(pictures()).toEqual(["data:image/svg+xml,logo"]);
  });

  it("shows a line again if it is repeated later", () => {
    show("Drawing", "Writing", "Drawing");
    expect(shown()).toEqual(["Drawing", "Writing", "Drawing"]);
  });
});
