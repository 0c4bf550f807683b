import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aToken } from "../../../testing/fake-world.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { GemCard } from "./gem-card.tsx";

const mint_address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const website = { website_url: "http://frog.localhost:8000", website_status: "deployed" as const };
type Change = Parameters<typeof aToken>[0];

const show = async (change: Change = {}, onDelete = () => {}) => {
  const token = aToken(change);
  await showInApp(<GemCard token={token} onDelete={onDelete} />);
  return token;
};
const action = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

describe("a token's card", () => {
  it.each<[string, string, Change, string | null]>([
    ["a draft", "draft", {}, "Deploy Token"],
    ["a draft with a website", "draft", website, null],
    ["a deployed token without a website", "deployed", { mint_address }, "Create Website"],
    ["a deployed token with a website", "deployed", { mint_address, ...website }, null],
    ["an imported token", "imported", { origin: "IMPORTED", mint_address }, null],
    ["a token of another origin", "unknown", { origin: "ELSEWHERE" as "GENERATED" }, null],
  ])("of %s says '%s' and offers what fits", async (_, status, change, offered) => {
    await show(change);
    screen.getByText(status);
    for (const name of ["Deploy Token", "Create Website"])
      expect(Boolean(action(name)), name).toBe(name === offered);
  });

  it("deploys at step 4, makes a website at step 3, edits at the token's own step", async () => {
    const draft = await show();
    expect(action("Deploy Token")).toMatch(new RegExp(`^/create\\?token_id=${draft.id}&step=.*4`));
    expect(action(`Edit ${draft.name}`)).toBe(`/create?token_id=${draft.id}`);
    const deployed = await show({ mint_address });
    expect(action("Create Website")).toMatch(new RegExp(`^/create\\?token_id=${deployed.id}&step=.*3`));
  });

  it("links a website once it is live, and not before", async () => {
    await show({ ...website, website_status: "generated" });
    expect(action("Website")).toBeUndefined();
    await show(website);
    expect(action("Website")).toBe("http://frog.localhost:8000");
  });

  it("shows the address as first 6 and last 4", async () => {
    await show({ mint_address });
    screen.getByText("7xKXtg...gAsU");
  });

  it.each([
    ["not a date", "Unknown Date"],
    ["", "Unknown Date"],
    ["2026-03-15T12:00:00.000Z", "Mar 15, 2026"],
  ])("dates %j as %s", async (created_at, shown) => {
    await show({ created_at });
    screen.getByText(shown);
  });

  it("shows its logo, and the placeholder where that fails to load or is missing", async () => {
    await show();
    const logo = screen.getByRole("img", { name: "Logo of Moon Frog" });
    expect(logo.getAttribute("src")).toBe("/media/a.webp");
    fireEvent.error(logo);
    expect(screen.getByRole("img", { name: "Logo of Moon Frog" }).tagName).toBe("SPAN");
    await show({ name: "Blank", image_url: null });
    expect(screen.getByRole("img", { name: "Logo of Blank" }).tagName).toBe("SPAN");
  });

  it("asks to delete", async () => {
    const onDelete = vi.fn();
    await show({}, onDelete);
    fireEvent.click(screen.getByRole("button", { name: "Delete Moon Frog" }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });
});
