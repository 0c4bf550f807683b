import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-deps.ts";
import { deps, eachWithThreeGems, frog, owner, serve, show, shows } from "../../../testing/three-gems.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";
import { connectionStore } from "../../stores/connection.ts";

eachWithThreeGems();

describe("refreshing", () => {
  const lists = () => deps.calls.filter((name) => name === "listTokens").length;

  it("reads the list on request, even if it is fresh", async () => {
    await replaceTokens(deps.db, owner, [frog], deps.now(), null);
    await show();
    await shows("Moon Frog");
    expect(lists()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    expect(lists()).toBe(1);
  });
});

describe("when the list cannot be read", () => {
  it.each([
    [
      new ApiError({ kind: "timeout", list: true }),
      "Loading your tokens took longer than expected. Please refresh the page.",
    ],
    [new ApiError({ kind: "network" }), "Failed to load your tokens. Please try again."],
    [refusal(500, "internal", "x"), "Failed to load your tokens. Please try again."],
  ])("says so, and shows the stored list (%s)", async (error, sentence) => {
    await putToken(deps.db, owner, frog);
    deps.handlers.listTokens = () => {
      throw error;
    };
    await show();
    const notice = await screen.findByRole("alert");
    within(notice).getByText(sentence);
    await within(notice).findByText("This is the copy saved on this device.");
    await shows("Moon Frog");
  });

  it("tries again on request, and removes the notice", async () => {
    delete deps.handlers.listTokens;
    await show();
    const again = await screen.findByRole("button", { name: "Try again" });
    serve(frog);
    fireEvent.click(again);
    await shows("Moon Frog");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("does not mention a search if there was none", async () => {
    delete deps.handlers.listTokens;
    await show();
    await screen.findByRole("alert");
    await waitFor(() => expect(screen.queryByText("Loading your tokens")).toBeNull());
    expect(screen.queryByText(/No tokens match/)).toBeNull();
  });
});

describe("a device that lost its stored list while the server does not answer", () => {
  const clear = () => Promise.all(deps.db.tables.map((table) => table.clear()));

  it("says so instead of showing an empty account, and reads the list when the network is back", async () => {
    await show();
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    const { listTokens } = deps.handlers;
    delete deps.handlers.listTokens;
    connectionStore.setState({ isReachable: false });
    await clear();
    await screen.findByRole("heading", { name: "Your gems are safe, just not on this device" });
    screen.getByText("The copy on this device is gone. It comes back as soon as you are online.");
    expect(screen.queryByText("Your first gem is one sentence away")).toBeNull();
    const numbers = screen.queryAllByRole("term").map((term) => term.nextSibling?.textContent);
    expect(numbers).not.toContain("0");
    Object.assign(deps.handlers, { listTokens });
    connectionStore.setState({ isReachable: true });
    dispatchEvent(new Event("online"));
    await shows("Moon Frog", "Ramen Cat", "Pirate");
    expect(screen.queryByText(/just not on this device/)).toBeNull();
  });

  it("says so after a failed attempt, and shows the list after Try again", async () => {
    delete deps.handlers.listTokens;
    connectionStore.setState({ isReachable: false });
    await show();
    await screen.findByText(/just not on this device/);
    serve(frog);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await shows("Moon Frog");
  });
});
