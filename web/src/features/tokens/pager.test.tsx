import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Pager } from "./pager.tsx";

const show = (page: number, pages: number, onPage = (_: number) => {}) => {
  render(<Pager page={page} pages={pages} onPage={onPage} />);
  return screen.getByRole("navigation", { name: "Pages" });
};
const button = (name: string) => screen.getByRole("button", { name });

describe("the pages", () => {
  it.each([
    [1, 2, "1 2"],
    [1, 10, "1 2 3 … 10"],
    [4, 10, "1 2 3 4 5 6 … 10"],
    [6, 12, "1 … 4 5 6 7 8 … 12"],
    [10, 10, "1 … 8 9 10"],
  ])("at page %i of %i are %s", (page, pages, shown) => {
    const slots = [...show(page, pages).children].slice(1, -1).map((slot) => slot.textContent);
    expect(slots.join(" ")).toBe(shown);
  });

  it("mark where one is", () => {
    const nav = show(6, 12);
    const current = within(nav).getAllByRole("button", { current: "page" });
    expect(current.map((each) => each.textContent)).toEqual(["6"]);
  });

  it("lead on, back and to a page", () => {
    const onPage = vi.fn();
    show(6, 12, onPage);
    for (const name of ["Previous", "Next", "Page 12"]) fireEvent.click(button(name));
    expect(onPage.mock.calls).toEqual([[5], [7], [12]]);
  });

  it("end at either end", () => {
    show(1, 1);
    expect(button("Previous").hasAttribute("disabled")).toBe(true);
    expect(button("Next").hasAttribute("disabled")).toBe(true);
  });
});
