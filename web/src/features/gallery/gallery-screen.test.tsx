import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { examples } from "#contract/endpoints.ts";
import type { GalleryQuery, GalleryToken } from "#contract/gallery.ts";
import { templateIds } from "#contract/website.ts";
import { aCoin } from "../../../testing/a-coin.ts";
import { fakeDeps, type Handlers, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { GalleryScreen } from "./gallery-screen.tsx";

const [launched] = examples.listGallery.answer.tokens as [GalleryToken];
const aLaunch = (n: number): GalleryToken => ({ ...launched, mint_address: `mint-${n}`, name: `Frog ${n}` });
const launches = (first: number, count: number) =>
  Array.from({ length: count }, (_, each) => aLaunch(first + each));

async function show(handlers: Handlers) {
  const deps = fakeDeps({ readCoin: () => aCoin(), ...handlers });
  await showInApp(<GalleryScreen />, { deps });
  return deps;
}

describe("the gallery", () => {
  it("waits in its own shape", async () => {
    await show({ listGallery: () => new Promise(() => {}) });
    await screen.findByText("Loading the gallery");
  });

  it("shows a token's picture, name, ticker and market cap, and leads to its page and its website", async () => {
    const website_url = "https://frog.sites.example.com";
    await show({ listGallery: () => ({ tokens: [{ ...launched, website_url }], has_more: false }) });
    const token = await screen.findByRole("link", { name: new RegExp(`^${launched.name}`) });
    expect(token.getAttribute("href")).toBe(`/token/${launched.mint_address}`);
    expect(token.querySelector("img")?.getAttribute("src")).toBe(launched.image_url);
    screen.getByText(`$${launched.ticker}`);
    await screen.findByText("Market cap 29.9 SOL");
    const website = screen.getByRole("link", { name: /^Website ?of/ });
    expect(website.getAttribute("href")).toBe(website_url);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    await waitFor(() => expect(document.title).toBe("Gallery · Gemwright"));
  });

  it("has no link to a website that is over", async () => {
    await show({ listGallery: () => ({ tokens: [{ ...launched, website_url: null }], has_more: false }) });
    await screen.findByRole("link", { name: new RegExp(`^${launched.name}`) });
    expect(screen.queryByRole("link", { name: /^Website ?of/ })).toBeNull();
  });

  it("shows the next ones where they are wanted, each token once, and goes on at the first of them", async () => {
    await show({
      listGallery: ({ query }) =>
        (query as GalleryQuery).offset
          ? { tokens: launches(23, 5), has_more: false }
          : { tokens: launches(0, 24), has_more: true },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(28));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement?.textContent).toContain("Frog 24");
  });

  it("shows samples, marked as such, and the way to the first token where nothing was launched", async () => {
    await show({ listGallery: () => ({ tokens: [], has_more: false }) });
    await screen.findByRole("heading", { name: "Nothing has been launched here yet" });
    expect(screen.getAllByRole("link", { name: /^Sample: / })).toHaveLength(templateIds.length);
    expect(screen.getByRole("link", { name: "Create a token" }).getAttribute("href")).toBe("/create");
  });
});

describe("where the gallery cannot be read", () => {
  const galleryOff = refusal(404, "gallery_off", "There is no gallery on this server.");
  it.each<[string, Handlers]>([
    ["The server cannot be reached.", {}],
    [galleryOff.sentence, { listGallery: () => Promise.reject(galleryOff) }],
  ])("says '%s' and asks again", async (sentence, handlers) => {
    const deps = await show(handlers);
    await screen.findByText(sentence);
    deps.handlers.listGallery = () => ({ tokens: [launched], has_more: false });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: new RegExp(`^${launched.name}`) });
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("keeps what is shown where the next ones cannot be read", async () => {
    const deps = await show({ listGallery: () => ({ tokens: launches(0, 24), has_more: true }) });
    const more = await screen.findByRole("button", { name: "Show more" });
    deps.handlers.listGallery = () => {
      throw refusal(503, "unavailable", "Service temporarily unavailable. Please try again later.");
    };
    fireEvent.click(more);
    await screen.findByText("Service temporarily unavailable. Please try again later.");
    expect(screen.getAllByRole("listitem")).toHaveLength(24);
  });
});
