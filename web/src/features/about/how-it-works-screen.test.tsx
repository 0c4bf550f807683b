import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { HowItWorksScreen } from "./how-it-works-screen.tsx";

it("How It Works has four steps, and leads a stranger to sign up and a user to the wizard", async () => {
  signOut();
  await showInApp(<HowItWorksScreen />);
  expect(document.querySelectorAll("ol > li")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/signup");
  const deps = fakeDeps();
  signIn(deps);
  cleanup();
  await showInApp(<HowItWorksScreen />, { deps });
  expect(screen.getByRole("link", { name: "Make a token" }).getAttribute("href")).toBe("/create");
});
