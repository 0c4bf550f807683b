import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { examples } from "#contract/endpoints.ts";
import { type FakeDeps, fakeDeps, type Handlers, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { chooserStore, closeChooser } from "../../stores/chooser.ts";
import { HomeScreen } from "./home-screen.tsx";

// It draws pictures, and has tests of its own.
vi.mock("./hero-demo.tsx", () => ({ HeroDemo: () => null }));

let deps: FakeDeps;
beforeEach(() => {
  signOut();
  deps = fakeDeps();
});

describe("the home page", () => {
  it.each(["Connect Wallet & Start", "Connect Wallet & Get Started"])(
    "invites a stranger to connect: '%s'",
    async (label) => {
      deps.wallet.detect = async (names) => names.map((name) => ({ name, icon: "data:," }));
      await showInApp(<HomeScreen />, { deps });
      fireEvent.click(screen.getByRole("button", { name: label }));
      await waitFor(() => expect(chooserStore.getState().open).toBe(true));
      chooserStore.getState().choose(null);
      closeChooser();
    },
  );

  it("leads a user to the dashboard", async () => {
    signIn(deps);
    const { at } = await showInApp(<HomeScreen />, { deps });
    const buttons = screen.getAllByRole("button", { name: "Go to Dashboard" });
    expect(buttons).toHaveLength(2);
    fireEvent.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(at()).toBe("/dashboard"));
    expect(chooserStore.getState().open).toBe(false);
  });

  it("has four features and four steps", async () => {
    await showInApp(<HomeScreen />, { deps });
    const features = screen.getByRole("region", { name: "Everything your token needs to get noticed" });
    expect([...features.querySelectorAll("h3")].map((each) => each.textContent)).toEqual([
      "AI Website Generation",
      "Custom Design Templates",
      "Instant Deployment",
      "Website Hosting",
    ]);
    expect(screen.getByRole("region", { name: "How It Works" }).querySelectorAll("li")).toHaveLength(4);
  });

  it("links to the product's account", async () => {
    await showInApp(<HomeScreen />, { deps });
    const follow = screen.getByRole("link", { name: "Follow on X" });
    expect(follow.getAttribute("href")).toBe("https://social.invalid/");
    expect(follow.getAttribute("target")).toBe("_blank");
  });
});

describe("what was launched here", () => {
  it("shows the newest six, and the way to the gallery", async () => {
    const asked: unknown[] = [];
    deps.handlers.listGallery = ({ query }) => {
      asked.push(query);
      return examples.listGallery.answer;
    };
    await showInApp(<HomeScreen />, { deps });
    const [token] = examples.listGallery.answer.tokens;
    const link = await screen.findByRole("link", { name: new RegExp(`${token?.name}`) });
    expect(link.getAttribute("href")).toBe(`/token/${token?.mint_address}`);
    expect(screen.getByRole("link", { name: "See the gallery" }).getAttribute("href")).toBe("/gallery");
    expect(asked).toEqual([{ limit: 6, offset: 0 }]);
  });

  it.each<[string, Handlers]>([
    ["nothing was launched", { listGallery: () => ({ tokens: [], has_more: false }) }],
    ["there is no gallery", { listGallery: () => Promise.reject(refusal(404, "gallery_off", "")) }],
  ])("is left out where %s", async (_, handlers) => {
    deps = fakeDeps(handlers);
    await showInApp(<HomeScreen />, { deps });
    await waitFor(() => expect(deps.calls).toEqual(["listGallery"]));
    expect(screen.queryByRole("heading", { name: "Just launched here" })).toBeNull();
  });
});
