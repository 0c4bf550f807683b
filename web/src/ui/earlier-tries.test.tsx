import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EarlierTries } from "./earlier-tries.tsx";

const tries = ["one", "two", "three"].map((seed) => ({
  seed,
  image_url: `/media/${seed}.webp`,
  banner_url: null,
}));
const pressed = () => screen.getAllByRole("button").map((each) => each.getAttribute("aria-pressed"));

it("offers the pictures of before, says which is shown, and brings another back", () => {
  const onPick = vi.fn();
  render(<EarlierTries tries={tries} current="/media/two.webp" busy={false} onPick={onPick} />);
  expect(pressed()).toEqual(["false", "true", "false"]);
  expect(screen.getByRole("status").textContent).toBe("Picture 2 of 3 is shown.");
  fireEvent.click(screen.getByRole("button", { name: "Picture 1" }));
  fireEvent.click(screen.getByRole("button", { name: "Picture 2" }));
  expect(onPick.mock.calls).toEqual([["one"]]);
});

it("is nothing until there are two, and cannot be pressed while one is drawn", () => {
  const { rerender } = render(
    <EarlierTries tries={tries.slice(0, 1)} current="/media/one.webp" busy={false} onPick={() => {}} />,
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
  rerender(<EarlierTries tries={tries} current="/media/one.webp" busy onPick={() => {}} />);
  expect(screen.getByRole<HTMLFieldSetElement>("group").disabled).toBe(true);
});
