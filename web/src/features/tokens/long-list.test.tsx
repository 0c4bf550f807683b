/** @module-tag slow */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { countTokens } from "#contract/token.ts";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readTokens } from "../../db/token-rows.ts";
import { filterTokens } from "./filter-tokens.ts";
import { MyGemsScreen } from "./my-gems-screen.tsx";

vi.mock("./filter-tokens.ts", async (original) => {
  const real = await original<typeof import("./filter-tokens.ts")>();
  return { filterTokens: vi.fn(real.filterTokens) };
});
// The device's database is not what is looked at here, but for how much of it is asked for.
vi.mock("../../db/tokens.ts", async (original) => ({
  ...(await original<object>()),
  readTokenPage: vi.fn(async (_db, _owner, page: number) => all.slice((page - 1) * 10, page * 10)),
}));
vi.mock("../../db/token-rows.ts", async (original) => ({
  ...(await original<object>()),
  readTokens: vi.fn(async () => all),
}));

const all = Array.from({ length: 5_000 }, (_, index) => aToken({ name: `Gem ${index}` }));
const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const cards = () => screen.getAllByRole("heading", { level: 2 });

it("of 5,000 tokens renders ten cards, and is filtered once for each letter", async () => {
  const deps = fakeDeps();
  const owner = signIn(deps);
  await deps.db.stats.put({ owner, stats: countTokens(all), fetchedAt: deps.now() });
  await deps.db.lists.put({ owner, fetchedAt: deps.now(), wholeAt: 0, cursor: null });
  await showInApp(<MyGemsScreen />, { deps, path: "/my-gems" });
  await screen.findByText("1–10 of 5000");
  expect(cards()).toHaveLength(10);
  expect(readTokens).not.toHaveBeenCalled();
  expect(filterTokens).not.toHaveBeenCalled();
  for (const [at, word] of ["g", "ge", "gem 49"].entries()) {
    type(word);
    await waitFor(() => expect(vi.mocked(filterTokens).mock.lastCall?.[1]).toBe(word));
    expect(filterTokens).toHaveBeenCalledTimes(at + 1);
  }
  await screen.findByText("1–10 of 111");
  expect(cards()).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Page 2" }));
  await screen.findByText("11–20 of 111");
  expect(filterTokens).toHaveBeenCalledTimes(3);
});
