import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { idleLaunch, type LaunchState } from "../../stores/launch.ts";
import { LaunchProgress } from "./launch-progress.tsx";

const titles = [
  "Preparing Metadata & Token Details",
  "Creating Token & Dev Buy",
  "Finalizing with Backend",
  "Deployment Complete",
];
const show = (launch: Partial<LaunchState>) =>
  render(<LaunchProgress launch={{ ...idleLaunch, ...launch }} />);
const current = () =>
  screen.getAllByRole("listitem").findIndex((item) => item.getAttribute("aria-current") === "step");

describe("the progress of a launch", () => {
  it("lists its four steps", () => {
    show({ step: "prepare" });
    const shown = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    for (const [index, title] of titles.entries()) expect(shown[index]).toContain(title);
    expect(shown).toHaveLength(4);
  });

  it.each<[LaunchState["step"], LaunchState["done"]]>([
    ["prepare", 0],
    ["create", 1],
    ["confirm", 2],
  ])("at %s is in step %i, with its message", (step, done) => {
    show({ step, done, message: "Waiting for your wallet" });
    expect(current()).toBe(done);
    expect(screen.getByText("Waiting for your wallet").closest("li")?.textContent).toContain(titles[done]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is in no step once complete", () => {
    show({ step: "complete", done: 4 });
    expect(current()).toBe(-1);
  });

  it("tells the error once, and is in no step any more", () => {
    show({ step: "error", done: 1, message: "Transaction rejected by user." });
    expect(screen.getByRole("alert").textContent).toBe("Transaction rejected by user.");
    expect(screen.getAllByText("Transaction rejected by user.")).toHaveLength(1);
    expect(current()).toBe(-1);
  });
});
