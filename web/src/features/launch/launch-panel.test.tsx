import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aLaunch } from "../../../testing/a-launch.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeLaunch } from "../../db/launches.ts";
import { addToOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { idleLaunch, launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { closeOutbox, outboxDialogStore } from "../../stores/outbox-dialog.ts";
import { LaunchPanel } from "./launch-panel.tsx";

const onOpen = vi.fn();
let deps: FakeDeps;
const onRename = vi.fn();
const show = (name = "Moon Frog") =>
  showInApp(<LaunchPanel tokenId="t" open={false} {...{ name, onOpen, onRename }} />, { deps });
const button = () => screen.queryByRole("button", { name: "Deploy to launchpad" });

beforeEach(() => {
  vi.clearAllMocks();
  deps = fakeDeps();
  launchStore.setState(idleLaunch, true);
});

describe("the way to the launchpad", () => {
  it.each(["opened", "signing", "failed"] as const)(
    "is open while a launch is %s: nothing signed is under way",
    async (stage) => {
      await writeLaunch(deps.db, aLaunch({ tokenId: "t", stage }));
      await show();
      fireEvent.click(await screen.findByRole("button", { name: "Deploy to launchpad" }));
      expect(onOpen).toHaveBeenCalledTimes(1);
    },
  );

  it.each(["sending", "landed"] as const)(
    "is closed while a signed launch is %s, and names its purchase",
    async (stage) => {
      await writeLaunch(deps.db, aLaunch({ tokenId: "t", stage, devBuy: 0.2 }));
      await show();
      await screen.findByText(
        `You signed a launch with a purchase of 0.2 SOL. ${sentences.launch.signedBefore}`,
      );
      expect(button()).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: "Check the result" }));
      expect(onOpen).toHaveBeenCalledTimes(1);
    },
  );

  it("is closed while the chain is asked, and says how far that is", async () => {
    await writeLaunch(deps.db, aLaunch({ tokenId: "t", stage: "landed", devBuy: 0.2 }));
    dispatchLaunch({ type: "started", tokenId: "t" });
    dispatchLaunch({ type: "landed" });
    await show();
    await screen.findByText(/0\.2 SOL\. Confirmed on the chain\. Saving it$/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each<[string, Partial<StoredRow>, string]>([
    ["the token itself waits", { kind: "create-token@1" }, sentences.offline.launchUnsent],
    ["an edit waits", { kind: "edit-token@1" }, sentences.offline.launchEdited],
    ["an edit was refused", { kind: "edit-token@1", state: "parked" }, sentences.offline.launchEdited],
    ["its deletion was refused", { kind: "delete-token@2", state: "parked" }, sentences.offline.launchEdited],
    ["something newer waits", { kind: "edit-token@9" }, sentences.offline.launchEdited],
  ])("is closed while %s, says why, and leads to it", async (_, left, sentence) => {
    await addToOutbox(deps.db, anIntent(signIn(deps), { entity: "t", ...left }));
    await show();
    await screen.findByText(sentence);
    expect(button()?.hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "See what is waiting" }));
    expect(outboxDialogStore.getState().isOpen).toBe(true);
    closeOutbox();
  });

  it.each(["make-website@1", "configure-automation@1"])("stays open while a %s is queued", async (kind) => {
    await addToOutbox(deps.db, anIntent(signIn(deps), { entity: "t", kind }));
    await show();
    expect(button()?.hasAttribute("disabled")).toBe(false);
  });

  it("is closed while the name is longer than the launchpad takes, and leads to where it is shortened", async () => {
    await show("Sir Bartholomew Featherstonehaugh");
    expect(screen.getByRole("alert").textContent).toContain(
      "The launchpad allows names of up to 32 bytes; this one has 33. Shorten it before you launch.",
    );
    expect(button()?.hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Shorten the name" }));
    expect(onRename).toHaveBeenCalledTimes(1);
  });

  it("is not closed by another token's launch", async () => {
    await writeLaunch(deps.db, aLaunch({ tokenId: "another", stage: "sending" }));
    await show();
    expect(button()).not.toBeNull();
  });
});
