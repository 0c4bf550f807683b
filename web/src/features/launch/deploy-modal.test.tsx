import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aLaunch } from "../../../testing/a-launch.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeLaunch } from "../../db/launches.ts";
import { idleLaunch, launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { DeployModal } from "./deploy-modal.tsx";

const token = aToken();
const onClose = vi.fn();
let deps: FakeDeps;

beforeEach(() => {
  vi.clearAllMocks();
  launchStore.setState(idleLaunch, true);
  deps = fakeDeps({
    prepareTransaction: () => new Promise(() => {}),
    getToken: () => token,
    getWebsiteStatus: () => ({ exists: false }),
  });
  signIn(deps);
  vi.stubGlobal("fetch", async () => Response.json({ result: { value: 1_000_000_000 } }));
});
afterEach(() => vi.unstubAllGlobals());

const show = () => showInApp(<DeployModal token={token} onClose={onClose} />, { deps });
const button = (name: string) => screen.getByRole("button", { name });
const off = (name: string) => button(name).hasAttribute("disabled");
const purchase = () => screen.getByRole("spinbutton") as HTMLInputElement;
const running = async () => {
  await show();
  fireEvent.click(button("Deploy Token"));
  await waitFor(() => expect(deps.calls).toContain("prepareTransaction"));
};

describe("'Deploy Token to the launchpad'", () => {
  it("shows the token's name and ticker, and a purchase of 0.05 SOL", async () => {
    await show();
    const dialog = screen.getByRole("dialog", { name: "Deploy Token to the launchpad" });
    expect(dialog.textContent).toContain("Moon Frog $FROG");
    expect(purchase().value).toBe("0.05");
    expect(off("Deploy Token")).toBe(false);
  });

  it.each([
    ["0.009", true],
    ["", true],
    ["0.01", false],
    ["3", false],
  ])("with a purchase of %j has Deploy disabled: %s", async (value, disabled) => {
    await show();
    fireEvent.change(purchase(), { target: { value } });
    expect(off("Deploy Token")).toBe(disabled);
  });

  it("warns of a look-alike ticker and a lost address, and leaves Deploy enabled", async () => {
    deps.handlers.readReadiness = () => ({ paused: null, look_alike: "BONK", lost_address: "frog.sites" });
    await show();
    await screen.findByText(/already a token with the ticker BONK/);
    screen.getByText(/^frog\.sites is no longer free/);
    expect(off("Deploy Token")).toBe(false);
  });

  it.each<[string, () => void, RegExp]>([
    [
      "launches are paused",
      () => {
        const paused = "Launches are paused: the launchpad has changed its fees.";
        deps.handlers.readReadiness = () => ({ paused, look_alike: null, lost_address: null });
      },
      /Launches are paused/,
    ],
    [
      "the wallet signs no transactions",
      () => {
        deps.wallet.canSignTransactions = () => false;
      },
      /cannot sign transactions/,
    ],
    [
      "the picture is gone",
      () => vi.stubGlobal("fetch", async () => new Response("", { status: 404 })),
      /picture cannot be loaded/,
    ],
  ])("disables Deploy and says why when %s", async (_, arrange, sentence) => {
    arrange();
    await show();
    await screen.findByText(sentence);
    expect(off("Deploy Token")).toBe(true);
  });

  it("closes on Cancel before a deployment was started", async () => {
    await show();
    fireEvent.click(button("Cancel"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("while a deployment runs", () => {
  it("the close control is disabled, and Escape does nothing", async () => {
    await running();
    expect(off("Close")).toBe(true);
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onClose).not.toHaveBeenCalled();
  });

  it("Cancel asks first, and the deployment goes on if the user declines", async () => {
    await running();
    fireEvent.click(button("Cancel"));
    await screen.findByText("Are you sure you want to cancel the deployment?");
    fireEvent.click(button("Keep going"));
    expect(onClose).not.toHaveBeenCalled();
    expect(launchStore.getState().step).toBe("prepare");
  });

  it.each(["create", "confirm"] as const)("Cancel is disabled during the %s step", async (step) => {
    await running();
    act(() => launchStore.setState({ step }));
    expect(off("Cancel")).toBe(true);
  });

  it("an open question cannot cancel the deployment once the wallet is asked", async () => {
    await running();
    fireEvent.click(button("Cancel"));
    await screen.findByText("Are you sure you want to cancel the deployment?");
    act(() => dispatchLaunch({ type: "prepared", mint: "MINT" }));
    const cancel = screen.queryByRole("button", { name: "Cancel deployment" });
    if (cancel) fireEvent.click(cancel);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("when a deployment ends", () => {
  it("a Close button appears on completion, and leaves the store ready for the next", async () => {
    await show();
    act(() =>
      launchStore.setState({
        ...idleLaunch,
        step: "complete",
        done: 4,
        tokenId: token.id,
        mintAddress: "MINT",
      }),
    );
    await screen.findByText("Congratulations!");
    const [, close] = screen.getAllByRole("button", { name: "Close" });
    fireEvent.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(launchStore.getState()).toEqual(idleLaunch);
  });

  it("a failure is shown, and can be tried again", async () => {
    deps.handlers.prepareTransaction = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    await show();
    fireEvent.click(button("Deploy Token"));
    expect((await screen.findByRole("alert")).textContent).toBe("Deployment failed: A launch is under way.");
    expect(off("Try again")).toBe(false);
  });

  it("one that the server would not record can be reported again by an empty wallet, and only that", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ result: { value: 0 } }));
    const landed = aLaunch({ tokenId: token.id, stage: "landed", signature: "s" });
    await writeLaunch(deps.db, landed);
    deps.handlers.confirmTransaction = () => ({ success: false, message: "Another wallet paid." });
    await show();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      `Backend confirmation failed: Another wallet paid.${sentences.launch.onChain}`,
    );
    expect(screen.queryByRole("button", { name: "Change the purchase" })).toBeNull();
    deps.handlers.confirmTransaction = () => ({ success: true, message: "ok" });
    fireEvent.click(button("Try again"));
    await screen.findByText("Congratulations!");
    expect(deps.calls).not.toContain("prepareTransaction");
  });

  it("another token's launch, resumed elsewhere, is not congratulated as this one's", async () => {
    launchStore.setState({
      ...idleLaunch,
      step: "complete",
      done: 4,
      tokenId: "another",
      mintAddress: "MINT",
    });
    await show();
    await waitFor(() => expect(deps.calls).toContain("getConfig"));
    expect(screen.queryByText("Congratulations!")).toBeNull();
    expect(purchase().value).toBe("0.05");
  });
});
