import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toasts } from "../../../testing/fake-toast.ts";
import {
  cat,
  deps,
  eachWithThreeGems,
  owner,
  serve,
  show,
  shows,
  type,
} from "../../../testing/three-gems.ts";
import { readTokens } from "../../db/token-rows.ts";
import { deviceStore } from "../../stores/device.ts";

eachWithThreeGems();

/** There is room for nothing large. */
function fill() {
  deviceStore.setState({ fullReported: false });
  return vi
    .spyOn(deps.db.tokens, "bulkPut")
    .mockRejectedValue(new DOMException("full", "QuotaExceededError") as never);
}

it("shows a list that does not fit on the device, with search and changes as ever", async () => {
  fill();
  await show();
  await shows("Moon Frog", "Ramen Cat", "Pirate");
  expect(await readTokens(deps.db, owner)).toEqual([]);
  expect(toasts).toEqual([expect.stringContaining("no space for copies")]);
  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByText("1–3 of 3");
  deps.handlers.deleteToken = () => ({ success: true, message: "" });
  fireEvent.click(screen.getByRole("button", { name: "Delete Pirate" }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await shows("Moon Frog", "Ramen Cat");
  type("ramen");
  await shows("Ramen Cat");
});

it("shows the stored list again once there is room", async () => {
  const full = fill();
  await show();
  await shows("Moon Frog", "Ramen Cat", "Pirate");
  full.mockRestore();
  serve(cat);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await shows("Ramen Cat");
  expect(await readTokens(deps.db, owner)).toHaveLength(1);
});
