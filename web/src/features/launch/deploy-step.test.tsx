import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { DeployStepPanel } from "./deploy-step.tsx";

const noWebsite = {
  exists: false,
  website_id: null,
  template_id: null,
  preview_url: null,
  deployed: false,
  live_url: null,
  deployment_failed: false,
  subdomain: null,
  domain: null,
};
let deps: ReturnType<typeof fakeDeps>;

beforeEach(() => {
  deps = fakeDeps({ getWebsiteStatus: () => noWebsite });
  signIn(deps);
});

async function show(change: Parameters<typeof aToken>[0]) {
  const token = aToken(change);
  const { name, ticker, narrative } = token;
  const draft = { ...emptyDraft, token, name, ticker, narrative, step: 4 as const };
  return showInApp(<DeployStepPanel draft={draft} />, { deps });
}
const launchButton = () => screen.queryByRole("button", { name: "Deploy to launchpad" });

describe("step 4", () => {
  it.each([
    ["a draft", {}, true],
    ["a launched token", { mint_address: "So11111111111111111111111111111111111111112" }, false],
    [
      "an imported token",
      { origin: "IMPORTED" as const, mint_address: "So11111111111111111111111111111111111111112" },
      false,
    ],
  ])("of %s offers the launchpad if there is no coin yet", async (_, change, offered) => {
    await show(change);
    await screen.findByRole("button", { name: "Go to My Gems" });
    expect(launchButton() !== null).toBe(offered);
  });

  it("leads to My Gems", async () => {
    const { at } = await show({ origin: "IMPORTED" });
    fireEvent.click(screen.getByRole("button", { name: "Go to My Gems" }));
    await waitFor(() => expect(at()).toBe("/my-gems"));
  });
});
