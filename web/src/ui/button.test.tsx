import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

const show = (busy: boolean) => {
  const pressed = vi.fn();
  const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
  return { button, pressed, submitted };
};

it("does what it is pressed for, and sends its form", () => {
  const { pressed, submitted } = show(false);
  expect(pressed).toHaveBeenCalledOnce();
  expect(submitted).toHaveBeenCalledOnce();
});

it("takes no press while it is busy, says so, and keeps the focus", () => {
  const { button, pressed, submitted } = show(true);
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
  expect([button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  expect(document.activeElement).toBe(button);
});
