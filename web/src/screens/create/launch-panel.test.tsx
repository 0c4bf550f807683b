import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aLaunch } from "../../../testing/a-launch.ts";
import { type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { writeLaunch } from "../../db/launches.ts";
import { LaunchPanel } from "./launch-panel.tsx";

const onOpen = vi.fn();
let world: FakeWorld;
const show = (open = false) => showInApp(<LaunchPanel tokenId="t" open={open} onOpen={onOpen} />, { world });
const button = () => screen.queryByRole("button", { name: "Deploy to launchpad" });

beforeEach(() => {
  vi.clearAllMocks();
  world = fakeWorld();
});

describe("the way to the launchpad", () => {
  it.each(["opened", "signing", "failed"] as const)(
    "is open while a launch is %s: nothing signed is under way",
    async (stage) => {
      await writeLaunch(world.db, aLaunch({ tokenId: "t", stage }));
      await show();
      fireEvent.click(await screen.findByRole("button", { name: "Deploy to launchpad" }));
      expect(onOpen).toHaveBeenCalledTimes(1);
    },
  );

  it.each(["sending", "landed"] as const)(
    "is closed while a signed launch is %s, and says with what purchase",
    async (stage) => {
      await writeLaunch(world.db, aLaunch({ tokenId: "t", stage, devBuy: 0.2 }));
      await show();
      await screen.findByText(
        "A launch with a purchase of 0.2 SOL is signed. Asking the chain what became of it.",
      );
      expect(button()).toBeNull();
    },
  );

  it("is not closed by another token's launch", async () => {
    await writeLaunch(world.db, aLaunch({ tokenId: "another", stage: "sending" }));
    await show();
    expect(button()).not.toBeNull();
  });
});
