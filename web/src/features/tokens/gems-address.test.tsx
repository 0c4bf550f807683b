import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eachWithThreeGems, frog, many, serve, show, shows, type } from "../../../testing/three-gems.ts";

eachWithThreeGems();

describe("the address", () => {
  const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
  const typed = () => screen.getByRole<HTMLInputElement>("searchbox").value;

  it("sets the search, the filter and the page", async () => {
    serve(...many(25), frog);
    await show("/my-gems?q=gem&status=draft&page=2");
    await screen.findByText("11–20 of 25");
    expect(typed()).toBe("gem");
    expect(pressed("draft")).toBe("true");
  });

  it("follows search, filter and page, and leaves out defaults", async () => {
    serve(...many(25));
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Page 3" }));
    await waitFor(() => expect(at()).toBe("/my-gems?page=3"));
    fireEvent.click(screen.getByRole("button", { name: "draft" }));
    await waitFor(() => expect(at()).toBe("/my-gems?status=draft"));
    type("gem");
    await waitFor(() => expect(at()).toBe("/my-gems?q=gem&status=draft"));
    type("");
    fireEvent.click(screen.getByRole("button", { name: "all" }));
    await waitFor(() => expect(at()).toBe("/my-gems"));
  });

  it("gets one history entry for a whole search, and going back restores the field", async () => {
    const { at, back } = await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    for (const letters of ["m", "mo", "moo"]) type(letters);
    await waitFor(() => expect(at()).toBe("/my-gems?q=moo"));
    expect(typed()).toBe("moo");
    back();
    await waitFor(() => expect(typed()).toBe(""));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
  });

  it("keeps every letter of what is typed fast", async () => {
    const { at } = await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    const word = "ramen cat";
    for (let end = 1; end <= word.length; end++) {
      type(word.slice(0, end));
      await act(async () => {});
      expect(typed()).toBe(word.slice(0, end));
    }
    await waitFor(() => expect(at()).toBe("/my-gems?q=ramen+cat"));
    expect(typed()).toBe(word);
  });

  it("shows the last page if it names one beyond that", async () => {
    serve(...many(25));
    await show("/my-gems?page=99");
    await screen.findByText("21–25 of 25");
  });

  it("is cleared by 'Show all tokens' when nothing matches", async () => {
    const { at } = await show("/my-gems?q=zebra&status=draft");
    fireEvent.click(await screen.findByRole("button", { name: "Show all tokens" }));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    await waitFor(() => expect(at()).toBe("/my-gems"));
    expect(typed()).toBe("");
  });
});
