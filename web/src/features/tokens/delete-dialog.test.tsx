import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aToken, refusal } from "../../../testing/fake-deps.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { deps, eachWithThreeGems, show, shows } from "../../../testing/three-gems.ts";
import { ApiError } from "../../api-client/api-error.ts";

eachWithThreeGems();

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
    expect(deps.calls).not.toContain("deleteToken");
  });

  it("says that a deployed token stays on chain", async () => {
    within(await ask("Ramen Cat")).getByText(/The token itself stays on chain\./);
  });

  it("takes the token from the list", async () => {
    deps.handlers.deleteToken = () => ({ success: true, message: "" });
    answer(await ask("Moon Frog"), "Delete");
    await shows("Ramen Cat", "Pirate");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(toasts).toEqual(["success: Moon Frog deleted successfully."]);
  });

  it("shows that it is deleting, and cannot be closed meanwhile", async () => {
    let answered = () => {};
    deps.handlers.deleteToken = () =>
      new Promise((resolve) => {
        answered = () => resolve({ success: true, message: "" });
      });
    answer(await ask("Moon Frog"), "Delete");
    const working = await screen.findByRole("dialog", { name: "Deleting Moon Frog" });
    within(working).getByRole("status");
    fireEvent.keyDown(working, { key: "Escape" });
    expect(within(working).getByRole("button", { name: "Close" }).hasAttribute("disabled")).toBe(true);
    await waitFor(() => expect(deps.calls).toContain("deleteToken"));
    answered();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps the token and the question when it fails", async () => {
    deps.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    const dialog = await ask("Moon Frog");
    answer(dialog, "Delete");
    await waitFor(() => expect(toasts).toEqual(["error: A launch is under way."]));
    await within(dialog).findByRole("button", { name: "Delete" });
  });

  it("asks again if the token changed elsewhere meanwhile, and deletes that version only", async () => {
    const asked: unknown[] = [];
    deps.handlers.deleteToken = ({ params, query }) => {
      const { version } = query as { version: number };
      asked.push(version);
      if (version === 9) return { success: true, message: "" };
      const token = aToken({ ...(params as object), name: "Star Frog", version: 9 });
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token });
    };
    answer(await ask("Moon Frog"), "Delete");
    const dialog = await screen.findByRole("dialog", { name: "This token was changed elsewhere" });
    expect(within(dialog).getByRole("region", { name: "Here" }).textContent).toContain("Moon Frog");
    expect(within(dialog).getByRole("region", { name: "Elsewhere" }).textContent).toContain("Star Frog");
    answer(dialog, "Delete anyway");
    await shows("Ramen Cat", "Pirate");
    expect(asked).toEqual([1, 9]);
  });

  it("keeps the version from elsewhere, and shows it", async () => {
    deps.handlers.deleteToken = ({ params }) => {
      const token = aToken({ ...(params as object), name: "Star Frog", version: 9 });
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token });
    };
    answer(await ask("Moon Frog"), "Delete");
    const dialog = await screen.findByRole("dialog", { name: "This token was changed elsewhere" });
    answer(dialog, "Keep the other version");
    await shows("Star Frog", "Ramen Cat", "Pirate");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
