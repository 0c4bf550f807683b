import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aCoin, aTrade, mint } from "../../../testing/a-coin.ts";
import { config, fakeDeps, type Handlers, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { CoinScreen } from "./coin-screen.tsx";

async function show(handlers: Handlers, deps = fakeDeps(handlers)) {
  await showInApp(<CoinScreen mint={mint} />, { deps });
  return deps;
}
const shows = (text: string | RegExp) => screen.findByText(text);
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the page of a launched token", () => {
  it("waits in its own shape until the token is read", async () => {
    await show({ readCoin: () => new Promise(() => {}) });
    await shows("Reading this token from the chain");
  });

  it("shows name, network, figures and where to trade", async () => {
    await show({ readCoin: () => aCoin() });
    await screen.findByRole("heading", { name: "Astro Frog" });
    await shows("sandbox: play money");
    for (const text of ["$AFROG", "0.0000000299 SOL", "29.9 SOL", "2", "4.4% sold"]) screen.getByText(text);
    expect(link(`Trade on ${config.launchpad_name}`)).toContain(`/token/${mint}`);
    expect(link("Website")).toBe("https://astrofrog.sites.example.com");
    expect(link("Sandbox Explorer")).toBe(`${config.launchpad_url}/address/${mint}`);
    await waitFor(() => expect(document.title).toBe("Astro Frog ($AFROG) · Gemwright"));
  });

  it("links the explorer on a network that it sees", async () => {
    const network = "devnet";
    await show({ readCoin: () => aCoin(), getConfig: () => ({ ...config, network }) });
    await screen.findByRole("link", { name: "Solana Explorer" });
    expect(link("Solana Explorer")).toBe(`https://explorer.solana.com/address/${mint}?cluster=devnet`);
  });

  it("lists the last trades and draws their prices", async () => {
    await show({ readCoin: () => aCoin() });
    const [, ...rows] = await screen.findAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual(["Sell0.414M1m ago", "Buy133.5M5m ago"]);
    screen.getByRole("img", {
      name: "Price from 0.00000002857 SOL to 0.0000000299 SOL over the last 2 trades",
    });
  });

  it("lists ten trades at first, and the others where they are wanted", async () => {
    const at = (minute: number) => `2023-11-14T21:${minute}:20.000Z`;
    const trades = Array.from({ length: 14 }, (_, each) => ({ ...aTrade, at: at(40 - each) }));
    await show({ readCoin: () => aCoin({ trades }) });
    fireEvent.click(await screen.findByRole("button", { name: "Show 4 more" }));
    expect(screen.getAllByRole("row")).toHaveLength(15);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("says where nobody has traded yet", async () => {
    await show({ readCoin: () => aCoin({ trades: [], holders: 0, curve_percent: 0 }) });
    await shows("No trades yet. The first one shows up here within seconds.");
    screen.getByText("The chart begins with the first trade.");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says where all is sold, and that not all is until it is", async () => {
    await show({
      readCoin: () =>
        aCoin({ curve_percent: 100, price_sol: null, market_cap_sol: null, has_more_holders: true }),
    });
    await shows("100% sold");
    expect(screen.getAllByText("Not on the curve")).toHaveLength(2);
    screen.getByText("2 or more");
    await show({ readCoin: () => aCoin({ curve_percent: 99.97 }) });
    await shows("99.9% sold");
  });

  it("says where there is no such token, and asks again", async () => {
    const deps = await show({
      readCoin: () => {
        throw refusal(
          404,
          "coin_not_found",
          "The launchpad has no token at this address that trades for SOL.",
        );
      },
    });
    await screen.findByRole("heading", { name: "No token here" });
    screen.getByText("The launchpad has no token at this address that trades for SOL.");
    deps.handlers.readCoin = () => aCoin();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Astro Frog" });
  });

  it("has a name for a token whose mint says nothing of itself", async () => {
    await show({ readCoin: () => aCoin({ name: "", symbol: "" }) });
    await screen.findByRole("heading", { name: `${mint.slice(0, 6)}...${mint.slice(-4)}` });
  });
});

describe("the creator fees of a launched token", () => {
  afterEach(signOut);
  const fees = { name: "Your creator fees" };

  it("are shown to the creator's wallet, and are gone with it", async () => {
    const deps = fakeDeps();
    deps.handlers.readCoin = () => aCoin({ creator: signIn(deps) });
    await show({}, deps);
    await screen.findByRole("region", fees);
    act(signOut);
    await waitFor(() => expect(screen.queryByRole("region", fees)).toBeNull());
  });

  it("are shown to nobody else", async () => {
    const deps = fakeDeps({ readCoin: () => aCoin() });
    signIn(deps);
    await show({}, deps);
    await screen.findByRole("heading", { name: "Astro Frog" });
    expect(screen.queryByRole("region", fees)).toBeNull();
  });
});

describe("where the token cannot be read", () => {
  it("says so on a device that has not seen it", async () => {
    await show({
      readCoin: () => {
        throw refusal(503, "chain_unavailable", "");
      },
    });
    await shows("The chain cannot be read right now.");
    await show({});
    await shows(/^The server cannot be reached. This token is not on this device yet/);
  });

  it("says so where it is the visitor who asks too often", async () => {
    await show({
      readCoin: () => {
        throw refusal(429, "rate_limited", "");
      },
    });
    await shows("Too many requests. Please wait a moment and try again.");
  });

  it("shows what this device saw last, and from when that is", async () => {
    const deps = fakeDeps();
    await deps.db.coins.put({ mint, coin: aCoin(), fetchedAt: deps.now() });
    await show({}, deps);
    await shows("The server cannot be reached. These figures are from just now.");
    screen.getByText("29.9 SOL");
  });

  it("shows the figures of before where the server cannot read the chain", async () => {
    await show({ readCoin: () => aCoin({ is_current: false, as_of: "2023-11-14T21:13:10.000Z" }) });
    await shows("The chain cannot be read right now. These figures are from 1 hour ago.");
  });
});
