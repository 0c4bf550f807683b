import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { dropHomeIdea, readHomeIdea } from "../../stores/home-idea.ts";
import type { Demo } from "./compose-demo.ts";
import { HeroDemo } from "./hero-demo.tsx";

const compose = vi.hoisted(() => vi.fn());
vi.mock("./compose-demo.ts", () => ({ composeDemo: compose }));

const demo = (idea: string): Demo => ({
  idea,
  style: "cartoon",
  seed: "home|1",
  template: "template2",
  name: "Ramen Cat",
  ticker: "RAMEN",
  subdomain: "ramencat",
  logo: "data:image/svg+xml;base64,AA",
  banner: "data:image/svg+xml;base64,BB",
  site: "<!doctype html><title>Ramen Cat</title>",
});
beforeEach(() => {
  signOut();
  dropHomeIdea();
  compose.mockReset().mockImplementation(async (idea: string) => demo(idea));
});

const idea = () => screen.getByRole<HTMLInputElement>("textbox", { name: "An idea in a sentence" });
const send = () => fireEvent.submit(idea().closest("form") as Element);

describe("the home page's own composer", () => {
  it("shows what was made of its first sentence before anybody presses anything", async () => {
    await showInApp(<HeroDemo />);
    expect(screen.getByRole("img", { name: /^Logo of/ }).getAttribute("src")).toBe("/sample/cartoon.svg");
    expect(compose).not.toHaveBeenCalled();
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("makes a token and its site of what is typed", async () => {
    await showInApp(<HeroDemo />);
    fireEvent.change(idea(), { target: { value: " a grumpy cat " } });
    send();
    await screen.findByText("Ramen Cat");
    expect(compose.mock.calls[0]?.slice(0, 2)).toEqual(["a grumpy cat", "cartoon"]);
    screen.getByText("$RAMEN");
    const site = screen.getByTitle("Website of Ramen Cat");
    expect([site.getAttribute("srcdoc"), site.getAttribute("sandbox")]).toEqual([demo("").site, ""]);
  });

  it("leads on from what it made: by the wallet, and at once for who is signed in", async () => {
    const deps = fakeDeps();
    signIn(deps);
    const { at } = await showInApp(<HeroDemo />, { deps });
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    send();
    fireEvent.click(await screen.findByRole("button", { name: "Continue with Ramen Cat" }));
    await waitFor(() => expect(at()).toMatch(/^\/create\?draft=/));
    expect(readHomeIdea()?.made?.seed).toBe("home|1");
  });

  it("marks an empty field, and says under it what is missing", async () => {
    await showInApp(<HeroDemo />);
    fireEvent.change(idea(), { target: { value: " " } });
    send();
    await screen.findByRole("alert");
    expect(idea().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(idea());
    expect(idea().closest("form")?.textContent).toContain("Please provide a creative meme idea.");
  });

  it("brings what it made into sight, and moves no page for who wants less motion", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await showInApp(<HeroDemo />);
    expect(scroll).not.toHaveBeenCalled();
    send();
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: "nearest", behavior: "smooth" }));
    expect(scroll.mock.contexts[0]).toBe(screen.getByRole("figure").parentElement);
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    fireEvent.click(screen.getByRole("button", { name: "pixel" }));
    await waitFor(() => expect(scroll).toHaveBeenLastCalledWith({ block: "nearest", behavior: "auto" }));
  });

  it("keeps the very token for the wizard, and what is typed after it", async () => {
    await showInApp(<HeroDemo />);
    expect(readHomeIdea()).toBeNull();
    fireEvent.change(idea(), { target: { value: "a grumpy cat" } });
    expect(readHomeIdea()).toEqual({ idea: "a grumpy cat", style: "cartoon", made: null });
    send();
    await screen.findByText("Ramen Cat");
    fireEvent.change(idea(), { target: { value: "a grumpy cat in the rain" } });
    expect(readHomeIdea()).toEqual({
      idea: "a grumpy cat in the rain",
      style: "cartoon",
      made: { idea: "a grumpy cat", style: "cartoon", seed: "home|1", template: "template2" },
    });
  });

  it("draws it again in another style, and another idea when asked for one", async () => {
    await showInApp(<HeroDemo />);
    fireEvent.click(screen.getByRole("button", { name: "pixel" }));
    await waitFor(() => expect(compose.mock.calls[0]?.[1]).toBe("pixel"));
    const before = idea().value;
    fireEvent.click(screen.getByRole("button", { name: "Another idea" }));
    await waitFor(() => expect(idea().value).not.toBe(before));
    expect(compose.mock.calls[1]?.slice(0, 2)).toEqual([idea().value, "pixel"]);
  });

  it.each<[string, string, () => void, string]>([
    ["nothing is typed", "  ", () => {}, "Please provide a creative meme idea."],
    [
      "the idea may not be made",
      "x",
      () =>
        compose.mockRejectedValue(
          Object.assign(new Error("This cannot be made here."), { name: "RefusedIdea" }),
        ),
      "This cannot be made here.",
    ],
    [
      "the composer cannot be had",
      "x",
      () => compose.mockRejectedValue(new TypeError("Failed to fetch")),
      "The composer could not be loaded. Please check your connection and try again.",
    ],
  ])("says so where %s", async (_, typed, prepare, sentence) => {
    prepare();
    await showInApp(<HeroDemo />);
    fireEvent.change(idea(), { target: { value: typed } });
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  });
});
