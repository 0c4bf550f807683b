import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-world.ts";
import { eachWithThreeGems, frog, owner, serve, show, shows, world } from "../../../testing/three-gems.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";

eachWithThreeGems();

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
