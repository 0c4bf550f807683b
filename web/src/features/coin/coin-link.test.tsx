import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { caches } from "#contract/limits.ts";
import { aCoin, mint } from "../../../testing/a-coin.ts";
import { fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { CoinLink } from "./coin-link.tsx";

const show = (deps: ReturnType<typeof fakeDeps>) =>
  showInApp(<CoinLink mint={mint} name="Astro Frog" />, { deps });

it("leads to the token's page, and shows its market cap and progress", async () => {
  const deps = fakeDeps({ readCoin: () => aCoin() });
  await show(deps);
  await screen.findByText("Market cap 29.9 SOL");
  screen.getByText("4.4% sold");
  expect(screen.getByRole("link").getAttribute("href")).toBe(`/token/${mint}`);
  await waitFor(async () => expect(await deps.db.coins.get(mint)).toMatchObject({ coin: aCoin() }));
});

it("asks the server nothing that this device has known for less than a minute", async () => {
  const deps = fakeDeps({ readCoin: () => aCoin({ market_cap_sol: 40 }) });
  await deps.db.coins.put({ mint, coin: aCoin(), fetchedAt: deps.now() - caches.coin + 1 });
  await show(deps);
  await screen.findByText("Market cap 29.9 SOL");
  expect(deps.calls).toEqual([]);
});

it("shows what this device knows while the server is asked, and where it cannot be reached", async () => {
  const deps = fakeDeps({
    readCoin: () => {
      throw refusal(503, "chain_unavailable", "");
    },
  });
  await deps.db.coins.put({ mint, coin: aCoin(), fetchedAt: 0 });
  await show(deps);
  await screen.findByText("Market cap 29.9 SOL");
  await waitFor(() => expect(deps.calls).toEqual(["readCoin"]));
});

it("shows the way alone where nothing is known", async () => {
  const deps = fakeDeps({
    readCoin: () => {
      throw refusal(503, "chain_unavailable", "");
    },
  });
  await show(deps);
  await waitFor(() => expect(deps.calls).toEqual(["readCoin"]));
  expect(screen.getByRole("link").textContent).toBe("Price and trades of Astro Frog");
});

it("asks for cards on the screen alone", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const deps = fakeDeps({ readCoin: () => aCoin() });
  await show(deps);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(deps.calls).toEqual([]);
  vi.unstubAllGlobals();
});
