import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";
import { MyGemsScreen } from "./my-gems-screen.tsx";

vi.mock("../../ui/toast.ts", () => import("../../../testing/fake-toast.ts"));

const frog = aToken({ name: "Moon Frog", ticker: "FROG" });
const cat = aToken({ name: "Ramen Cat", ticker: "RAMEN", mint_address: `Cat${"1".repeat(40)}` });
const pirate = aToken({ name: "Pirate", ticker: "ARR", origin: "IMPORTED", mint_address: "P".repeat(43) });
let world: FakeWorld;
let owner: string;

beforeEach(() => {
  forgetToasts();
  world = fakeWorld();
  serve(frog, cat, pirate);
  owner = signIn(world);
});

function serve(...tokens: SavedToken[]): void {
  world.handlers.listTokens = () => ({ data: { tokens, total: tokens.length, limit: 500, offset: 0 } });
}
const show = () => showInApp(<MyGemsScreen />, { world, path: "/my-gems" });
const names = () => screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);
const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const shows = (...wanted: string[]) => waitFor(() => expect(names().sort()).toEqual(wanted.sort()));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aToken({ name: `Gem ${index}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString() }),
  );

describe("My Gems", () => {
  it("says that it is loading until the list is there", async () => {
    let answer: (list: unknown) => void = () => {};
    world.handlers.listTokens = () => new Promise((resolve) => (answer = resolve));
    await show();
    await waitFor(() => expect(world.calls).toContain("listTokens"));
    // The device has answered, with nothing; the server has not.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    screen.getByText("Loading your tokens");
    expect(screen.queryByRole("button", { name: "Make a token" })).toBeNull();
    answer({ data: { tokens: [frog], total: 1, limit: 500, offset: 0 } });
    await shows("Moon Frog");
    expect(screen.queryByText("Loading your tokens")).toBeNull();
  });

  it("invites to a first token where there is none", async () => {
    serve();
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Make a token" }));
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
    await screen.findByText("No token fits this search. Try another word or filter.");
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

describe("the address", () => {
  const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
  const typed = () => screen.getByRole<HTMLInputElement>("searchbox").value;

  it("opens the search, the filter and the page that it names", async () => {
    serve(...many(25), frog);
    await showInApp(<MyGemsScreen />, { world, path: "/my-gems?q=gem&status=draft&page=2" });
    await screen.findByText("11–20 of 25");
    expect(typed()).toBe("gem");
    expect(pressed("draft")).toBe("true");
  });

  it("follows what is searched, filtered and turned to, and leaves out what is as ever", async () => {
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

  it("takes a whole word back in one step, and the words with it", async () => {
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

  it("with a page that there is not shows the last", async () => {
    serve(...many(25));
    await showInApp(<MyGemsScreen />, { world, path: "/my-gems?page=99" });
    await screen.findByText("21–25 of 25");
  });

  it("is whole again by 'Show all tokens' where nothing fits", async () => {
    const { at } = await showInApp(<MyGemsScreen />, { world, path: "/my-gems?q=zebra&status=draft" });
    fireEvent.click(await screen.findByRole("button", { name: "Show all tokens" }));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    await waitFor(() => expect(at()).toBe("/my-gems"));
    expect(typed()).toBe("");
  });
});

describe("refreshing", () => {
  const lists = () => world.calls.filter((name) => name === "listTokens").length;

  it("happens when asked to, though the list is fresh", async () => {
    await replaceTokens(world.db, owner, [frog], world.now(), null);
    await show();
    await shows("Moon Frog");
    expect(lists()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    expect(lists()).toBe(1);
  });
});

describe("deleting", () => {
  const ask = async (name: string) => {
    await show();
    fireEvent.click(await screen.findByRole("button", { name: `Delete ${name}` }));
    return screen.findByRole("dialog", { name: `Delete ${name}?` });
  };
  const answer = (dialog: HTMLElement, name: string) =>
    fireEvent.click(within(dialog).getByRole("button", { name }));

  it("asks first, and leaves everything as it was when cancelled", async () => {
    const dialog = await ask("Moon Frog");
    answer(dialog, "Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(world.calls).not.toContain("deleteToken");
  });

  it("says that the coin of a deployed token stays on chain", async () => {
    within(await ask("Ramen Cat")).getByText(/The coin itself stays on chain\./);
  });

  it("takes the token from the list", async () => {
    world.handlers.deleteToken = () => ({ success: true, message: "" });
    answer(await ask("Moon Frog"), "Delete");
    await shows("Ramen Cat", "Pirate");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(toasts).toEqual(["success: Moon Frog deleted successfully."]);
  });

  it("says that it is at it, and cannot be left meanwhile", async () => {
    let answered = () => {};
    world.handlers.deleteToken = () =>
      new Promise((resolve) => {
        answered = () => resolve({ success: true, message: "" });
      });
    answer(await ask("Moon Frog"), "Delete");
    const working = await screen.findByRole("dialog", { name: "Deleting Moon Frog" });
    within(working).getByRole("status");
    fireEvent.keyDown(working, { key: "Escape" });
    expect(within(working).getByRole("button", { name: "Close" }).hasAttribute("disabled")).toBe(true);
    await waitFor(() => expect(world.calls).toContain("deleteToken"));
    answered();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps the token and the question when it fails", async () => {
    world.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    const dialog = await ask("Moon Frog");
    answer(dialog, "Delete");
    await waitFor(() => expect(toasts).toEqual(["error: A launch is under way."]));
    await within(dialog).findByRole("button", { name: "Delete" });
  });
});

describe("when the list cannot be had", () => {
  it.each([
    [
      new ApiError({ kind: "timeout", list: true }),
      "Loading your tokens took longer than expected. Please refresh the page.",
    ],
    [new ApiError({ kind: "network" }), "Failed to load your tokens. Please try again."],
    [refusal(500, "internal", "x"), "Failed to load your tokens. Please try again."],
  ])("says so, and shows what this device last knew (%s)", async (error, sentence) => {
    await putToken(world.db, owner, frog);
    world.handlers.listTokens = () => {
      throw error;
    };
    await show();
    const notice = await screen.findByRole("alert");
    within(notice).getByText(sentence);
    await within(notice).findByText("Below is what this device last knew.");
    await shows("Moon Frog");
  });

  it("tries again when asked to, and the notice goes", async () => {
    delete world.handlers.listTokens;
    await show();
    const again = await screen.findByRole("button", { name: "Try again" });
    serve(frog);
    fireEvent.click(again);
    await shows("Moon Frog");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("does not speak of a search that nobody made", async () => {
    delete world.handlers.listTokens;
    await show();
    await screen.findByRole("alert");
    await waitFor(() => expect(screen.queryByText("Loading your tokens")).toBeNull());
    expect(screen.queryByText(/No token fits this search/)).toBeNull();
  });
});
