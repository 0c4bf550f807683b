import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Stepper } from "./stepper.tsx";

type Props = Partial<Parameters<typeof Stepper>[0]>;

const show = (props: Props = {}) => {
  render(<Stepper step={2} reached={3} imported={false} onStep={() => {}} {...props} />);
  return within(screen.getByRole("navigation", { name: "Steps" })).getAllByRole("button");
};

describe("the wizard's steps", () => {
  it.each([
    [false, [true, true, true, false]],
    [true, [true, true, false, false]],
  ])(
    "are ticked where they are done, the website's where there is one: without %s",
    (withoutWebsite, ticked) => {
      const steps = show({ step: 4, reached: 4, withoutWebsite });
      expect(steps.map((each) => each.querySelector("svg") !== null)).toEqual(ticked);
    },
  );

  it.each([
    [false, ["Generation Method", "Token Preview", "Website", "Deploy"]],
    [true, ["Generation Method", "Token Preview", "Website", "Complete"]],
  ])("for an imported token (%s) are %j", (imported, titles) => {
    expect(show({ imported }).map((button) => button.textContent)).toEqual(titles);
  });

  it("mark the one that is open", () => {
    expect(show().map((button) => button.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  });

  it("can be opened up to the furthest one reached", () => {
    const onStep = vi.fn();
    const buttons = show({ onStep });
    expect(buttons.map((button) => button.hasAttribute("disabled"))).toEqual([false, true, false, true]);
    for (const button of buttons) fireEvent.click(button);
    expect(onStep.mock.calls).toEqual([[1], [3]]);
  });
});
