import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, expect } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { MyGemsScreen } from "../src/features/tokens/my-gems-screen.tsx";
import { aToken, type FakeDeps, fakeDeps } from "./fake-deps.ts";
import { forgetToasts } from "./fake-toast.ts";
import { showInApp } from "./in-app.ts";
import { signIn } from "./sign-in.ts";

export const frog = aToken({ name: "Moon Frog", ticker: "FROG" });
export const cat = aToken({ name: "Ramen Cat", ticker: "RAMEN", mint_address: `Cat${"1".repeat(40)}` });
export const pirate = aToken({
  name: "Pirate",
  ticker: "ARR",
  origin: "IMPORTED",
  mint_address: "P".repeat(43),
});
export let deps: FakeDeps;
export let owner: string;

/** Each test of a file that calls this begins with frog, cat and pirate on the server, and nothing on the device. */
export const eachWithThreeGems = (): void =>
  beforeEach(() => {
    forgetToasts();
    deps = fakeDeps();
    serve(frog, cat, pirate);
    owner = signIn(deps);
  });

export function serve(...tokens: SavedToken[]): void {
  deps.handlers.listTokens = () => ({ data: { tokens, total: tokens.length, limit: 500, offset: 0 } });
}
export const show = (path = "/my-gems") => showInApp(createElement(MyGemsScreen), { deps, path });
export const names = () => screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);
export const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
export const shows = (...wanted: string[]) => waitFor(() => expect(names().sort()).toEqual(wanted.sort()));
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aToken({ name: `Gem ${index}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString() }),
  );
