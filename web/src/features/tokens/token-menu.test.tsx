/** @module-tag slow */

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PublicConfig } from "#contract/config.ts";
import { sentences } from "#contract/sentences.ts";
import type { TokenChange } from "#contract/token.ts";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { config as aConfig, aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { automationStore } from "../../stores/automation.ts";
import { connectionStore } from "../../stores/connection.ts";
import { sessionStore } from "../../stores/session.ts";
import { GemCard } from "./gem-card.tsx";

const mint_address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const live = { website_url: "http://frog.localhost:8000", website_status: "deployed" as const };
const preview = {
  website_url: "/api/v1/token-automation/website/preview/w",
  website_status: "generated" as const,
};
type Change = Parameters<typeof aToken>[0];
let deps: FakeDeps;

beforeEach(() => {
  forgetToasts();
  automationStore.setState(automationStore.getInitialState(), true);
  connectionStore.setState({ isReachable: true });
  deps = fakeDeps({
    getWebsiteStatus: () => ({ exists: true, website_id: "site-1", subdomain: "frog", domain: "localhost" }),
  });
  signIn(deps);
});

const show = async (change: Change, onDelete = () => {}) => {
  const token = aToken(change);
  return { token, ...(await showInApp(<GemCard token={token} onDelete={onDelete} />, { deps })) };
};
const card = () => screen.getByRole("listitem");
const byRightClick = () => fireEvent.contextMenu(card());
const byMore = () =>
  fireEvent.keyDown(screen.getByRole("button", { name: "More for Moon Frog" }), { key: "Enter" });
const entries = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
const choose = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole("menuitem", { name }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
};

describe("the gallery in the menu of a launched token", () => {
  const config = (gallery: boolean): PublicConfig => ({
    ...aConfig,
    features: { ...aConfig.features, gallery },
  });

  it.each([
    [true, "Hide from the gallery", "Moon Frog is hidden from the gallery."],
    [false, "Show in the gallery", "Everyone can see Moon Frog in the gallery."],
  ])("shown there %s: %s", async (in_gallery, entry, toast) => {
    deps.handlers.getConfig = () => config(true);
    deps.handlers.changeToken = ({ body }) =>
      aToken({ mint_address, in_gallery: (body as TokenChange).in_gallery === true, version: 3 });
    await show({ mint_address, in_gallery, version: 2 });
    byMore();
    await choose(entry);
    await waitFor(() => expect(toasts).toEqual([`success: ${toast}`]));
    expect(await deps.db.tokens.toArray()).toMatchObject([{ token: { in_gallery: !in_gallery } }]);
  });

  it("changes what was changed elsewhere in nothing else", async () => {
    const theirs = aToken({ mint_address, name: "Moon Toad", version: 7 });
    const bodies: unknown[] = [];
    deps.handlers.getConfig = () => config(true);
    deps.handlers.changeToken = ({ body }) => {
      bodies.push(body);
      if ((body as TokenChange).version !== 7)
        throw new ApiError(
          { kind: "status", status: 409, detail: "" },
          { code: "version_conflict", detail: "", token: theirs },
        );
      return { ...theirs, in_gallery: false, version: 8 };
    };
    await show({ mint_address, version: 2 });
    byMore();
    await choose("Hide from the gallery");
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(bodies).toEqual([
      { in_gallery: false, version: 2 },
      { in_gallery: false, version: 7 },
    ]);
    expect(await deps.db.tokens.toArray()).toMatchObject([
      { token: { name: "Moon Toad", in_gallery: false } },
    ]);
  });

  it("says where it could not be changed", async () => {
    deps.handlers.getConfig = () => config(true);
    await show({ mint_address });
    byMore();
    await choose("Hide from the gallery");
    await waitFor(() =>
      expect(toasts).toEqual(["error: The gallery could not be changed. Please try again."]),
    );
  });

  it.each<[string, Change, boolean]>([
    ["before the launch", {}, true],
    ["of an imported token", { mint_address, origin: "IMPORTED" }, true],
    ["where the instance has no gallery", { mint_address }, false],
  ])("is not there %s", async (_, change, gallery) => {
    deps.handlers.getConfig = () => config(gallery);
    await show(change);
    byMore();
    await waitFor(() => expect(deps.calls).toContain("getConfig"));
    await screen.findByRole("menuitem", { name: "Edit token" });
    expect(entries().filter((each) => each?.includes("gallery"))).toEqual([]);
  });
});

describe("the menu of a card", () => {
  it.each<[string, Change, string[]]>([
    ["a draft", {}, ["Edit token", "Deploy Token", "Automation…", "Make a meme", "Delete"]],
    [
      "a draft with a website",
      preview,
      ["Edit token", "Deploy Token", "Automation…", "Edit website", "Make a meme", "Download ZIP", "Delete"],
    ],
    [
      "a deployed token",
      { mint_address },
      [
        "Edit token",
        "Create Website",
        "Automation…",
        "View on launchpad",
        "Make a meme",
        "Copy address",
        "Hide from the gallery",
        "Delete",
      ],
    ],
    [
      "a deployed token whose website is live",
      { mint_address, ...live },
      [
        "Automation…",
        "Edit website",
        "View website",
        "View on launchpad",
        "Make a meme",
        "Copy address",
        "Copy website address",
        "Download ZIP",
        "Hide from the gallery",
        "Delete",
      ],
    ],
    [
      "an imported token",
      { mint_address, origin: "IMPORTED" },
      ["Edit token", "View on launchpad", "Make a meme", "Copy address", "Delete"],
    ],
    [
      "a token whose website was taken down",
      { ...preview, website_status: "taken_down" },
      ["Edit token", "Deploy Token", "Automation…", "Make a meme", "Delete"],
    ],
  ])("of %s has the actions that apply, on right click and from More", async (_, change, wanted) => {
    await show(change);
    byRightClick();
    await waitFor(() => expect(entries()).toEqual(wanted));
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    byMore();
    await waitFor(() => expect(entries()).toEqual(wanted));
  });

  it.each<[string, Change, RegExp]>([
    ["Edit token", {}, /^\/create\?token_id=[0-9a-f-]+$/],
    ["Edit token", preview, /^\/create\?token_id=.*step=.*3/],
    ["Deploy Token", {}, /^\/create\?token_id=.*step=.*4/],
    ["Create Website", { mint_address }, /^\/create\?token_id=.*step=.*3/],
    ["Edit website", preview, /^\/edit\/site-1$/],
  ])("leads from '%s' to its place", async (name, change, place) => {
    const { at } = await show(change);
    byRightClick();
    await choose(name);
    await waitFor(() => expect(at()).toMatch(place));
  });

  it("opens website and launchpad in a new tab", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await show({ mint_address, ...live });
    byMore();
    await choose("View website");
    byMore();
    await choose("View on launchpad");
    expect(open.mock.calls.map(([address]) => address)).toEqual([
      "http://frog.localhost:8000",
      `http://127.0.0.1:8899/token/${mint_address}`,
    ]);
  });

  it("copies both addresses", async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await show({ mint_address, ...live });
    byMore();
    await choose("Copy address");
    byMore();
    await choose("Copy website address");
    await waitFor(() =>
      expect(toasts).toEqual([
        "success: Address copied to clipboard!",
        "success: Website address copied to clipboard!",
      ]),
    );
    expect(writeText.mock.calls).toEqual([[mint_address], ["http://frog.localhost:8000"]]);
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });

  it("opens the automation of the token, asks to delete it, and gives its archive", async () => {
    const onDelete = vi.fn();
    const archive = vi.spyOn(deps.api, "fetch");
    archive.mockRejectedValue(refusal(500, "internal", ""));
    const { token } = await show(preview, onDelete);
    byMore();
    await choose("Automation…");
    expect(automationStore.getState().token?.id).toBe(token.id);
    byMore();
    await choose("Delete");
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(token);
    byMore();
    await choose("Download ZIP");
    await waitFor(() => expect(toasts).toEqual(["error: The ZIP could not be made. Please try again."]));
    expect(archive.mock.calls[0]?.[1]).toEqual({ params: { websiteId: "site-1" } });
  });

  it("says so if the website cannot be found, and stays", async () => {
    delete deps.handlers.getWebsiteStatus;
    const { at } = await show(preview);
    byMore();
    await choose("Edit website");
    await waitFor(() => expect(toasts).toEqual([`error: ${sentences.offline.editWebsite}`]));
    expect(at()).toBe("/");
  });

  it("opens a website that is stored on this device while the server does not answer", async () => {
    delete deps.handlers.getWebsiteStatus;
    const { at, token } = await show(preview);
    const owner = sessionStore.getState().wallet?.address ?? "";
    const { websiteId, site } = aDeckChange(owner);
    await deps.db.sites.put({ owner, websiteId, site: { ...site, token_id: token.id }, fetchedAt: 1 });
    byMore();
    await choose("Edit website");
    await waitFor(() => expect(at()).toBe(`/edit/${websiteId}`));
  });

  it("says why the archive waits, and sends no request", async () => {
    connectionStore.setState({ isReachable: false });
    await show(preview);
    byMore();
    await choose(/^Download ZIP/);
    await waitFor(() => expect(toasts).toEqual([`info: ${sentences.offline.archive}`]));
    expect(deps.calls).not.toContain("getWebsiteStatus");
  });
});
