/** @module-tag slow */

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  deps,
  eachWithThreeGems,
  frog,
  many,
  names,
  serve,
  show,
  shows,
  type,
} from "../../../testing/three-gems.ts";

eachWithThreeGems();

describe("My Gems", () => {
  it("says that it is loading until the list is there", async () => {
    let answer: (list: unknown) => void = () => {};
    deps.handlers.listTokens = () => new Promise((resolve) => (answer = resolve));
    await show();
    await waitFor(() => expect(deps.calls).toContain("listTokens"));
    // The device has answered, with nothing; the server has not.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    screen.getByText("Loading your tokens");
    expect(screen.queryByRole("button", { name: "Create a token" })).toBeNull();
    answer({ data: { tokens: [frog], total: 1, limit: 500, offset: 0 } });
    await shows("Moon Frog");
    expect(screen.queryByText("Loading your tokens")).toBeNull();
  });

  it("invites to a first token where there is none", async () => {
    serve();
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Create a token" }));
    await waitFor(() => expect(at()).toBe("/create"));
  });

  it("shows each token, and how many there are of each kind", async () => {
    await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    const numbers = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(numbers).toEqual([
      ["Total", "3"],
      ["Deployed", "1"],
      ["Draft", "1"],
      ["Imported", "1"],
      ["Websites", "0"],
    ]);
  });

  it.each([
    ["moon", ["Moon Frog"]],
    [" ramen ", ["Ramen Cat"]],
    ["ARR", ["Pirate"]],
    ["cat111", ["Ramen Cat"]],
    ["", ["Moon Frog", "Ramen Cat", "Pirate"]],
  ])("finds %j by name, ticker or address", async (words, found) => {
    await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    fireEvent.change(screen.getByRole("searchbox", { name: "Search your tokens" }), {
      target: { value: words },
    });
    await shows(...found);
  });

  it("says so where nothing fits the search", async () => {
    await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zebra" } });
    await screen.findByText("No tokens match. Try another word or filter.");
  });

  it.each([
    ["deployed", ["Ramen Cat"]],
    ["draft", ["Moon Frog"]],
    ["imported", ["Pirate"]],
    ["all", ["Moon Frog", "Ramen Cat", "Pirate"]],
  ])("filters by %s", async (filter, found) => {
    await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    const button = screen.getByRole("button", { name: filter });
    fireEvent.click(button);
    await shows(...found);
    expect(button.getAttribute("aria-pressed")).toBe("true");
  });

  it("shows 10 a page, newest first", async () => {
    serve(...many(25));
    await show();
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(names()[0]).toBe("Gem 0");
    fireEvent.click(screen.getByRole("button", { name: "Page 3" }));
    await shows("Gem 20", "Gem 21", "Gem 22", "Gem 23", "Gem 24");
    screen.getByText("21–25 of 25");
  });

  it("goes back to the first page when the search changes", async () => {
    serve(...many(25));
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Page 3" }));
    await screen.findByText("21–25 of 25");
    type("Gem");
    await screen.findByText("1–10 of 25");
    expect(screen.getByRole("button", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
  });

  it("has no pages for 10 tokens", async () => {
    serve(...many(10));
    await show();
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });
});
