import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { config } from "../../../testing/fake-deps.ts";
import { chooserStore, chooseWallet, closeChooser } from "../../stores/chooser.ts";
import { WalletChooser } from "./wallet-chooser.tsx";

const wallets = [
  { name: "Phantom", icon: "data:," },
  { name: "Solflare", icon: "data:," },
];
const script = { name: "Sandbox Wallet", install_url: "/x", script_url: "/x.js" };

beforeEach(closeChooser);

const open = (present = wallets, supported = config.wallets) => {
  const chosen = chooseWallet(present, supported);
  render(<WalletChooser />);
  return chosen;
};

describe("the wallet chooser", () => {
  it("is titled 'Connect Wallet' and asks to choose one", () => {
    void open();
    screen.getByRole("dialog", { name: "Connect Wallet" });
    screen.getByText("Choose a wallet to connect:");
  });

  it("has one button for each detected wallet", async () => {
    const chosen = open();
    const names = screen.getAllByRole("listitem").flatMap((item) => item.querySelector("button") ?? []);
    expect(names.map((button) => button.textContent)).toEqual(["Phantom", "Solflare"]);
    fireEvent.click(screen.getByRole("button", { name: "Solflare" }));
    expect(await chosen).toBe("Solflare");
  });

  it("steps aside for the wallet's own window once one is chosen", () => {
    void open();
    fireEvent.click(screen.getByRole("button", { name: "Phantom" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["its close button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
  ])("closes by %s, with no wallet chosen", async (_, close) => {
    const chosen = open();
    close();
    expect(await chosen).toBeNull();
    expect(chooserStore.getState().open).toBe(false);
  });

  it("says where to get the two supported wallets", () => {
    void open();
    screen.getByText("Don't have a wallet?");
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Install Phantom", "https://phantom.com/download"],
      ["Install Solflare", "https://solflare.com/download"],
    ]);
    for (const link of links) expect(link.getAttribute("target")).toBe("_blank");
  });

  it("has no install link for a wallet that comes by script", () => {
    void open([{ name: script.name, icon: "data:," }], [...config.wallets, script]);
    expect(screen.queryByRole("link", { name: /Sandbox/ })).toBeNull();
    screen.getByRole("button", { name: "Sandbox Wallet" });
  });

  it("asks to choose nothing where there is nothing to choose", () => {
    void open([]);
    expect(screen.queryByText("Choose a wallet to connect:")).toBeNull();
    screen.getByText("Don't have a wallet?");
  });

  it("shows a phone the way into the own browser of each wallet that is not here", () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) Mobile Safari/604.1");
    void open(wallets.slice(1));
    const way = screen.getByRole("link", { name: "Open in Phantom" });
    expect(way.getAttribute("href")).toContain(`/browse/${encodeURIComponent(location.href)}?ref=`);
    expect(screen.queryByRole("link", { name: "Open in Solflare" })).toBeNull();
  });

  it("is gone once the store is closed", () => {
    void open();
    act(closeChooser);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
