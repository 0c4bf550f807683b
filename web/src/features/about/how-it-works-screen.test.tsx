import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { HowItWorksScreen } from "./how-it-works-screen.tsx";

it("says without a wallet how to get one", async () => {
  signOut();
  await showInApp(<HowItWorksScreen />);
  screen.getByRole("heading", { name: "How do I get a wallet?" });
  screen.getByText(/Install .* the browser inside the|switched on for this site and unlocked/);
  cleanup();
});

it("says what a wallet's warning means, what to compare and when to stop", async () => {
  await showInApp(<HowItWorksScreen />);
  expect(screen.getByRole("heading", { name: "Does your wallet warn about this site?" }).id).toBe(
    "wallet-warns",
  );
  for (const name of ["What it means", "What to compare", "When to stop"])
    screen.getByRole("heading", { name });
});

it("How It Works has four steps, and leads a stranger to sign up and a user to the wizard", async () => {
  signOut();
  await showInApp(<HowItWorksScreen />);
  expect(document.querySelectorAll("ol > li")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/signup");
  const deps = fakeDeps();
  signIn(deps);
  cleanup();
  await showInApp(<HowItWorksScreen />, { deps });
  expect(screen.getByRole("link", { name: "Create a token" }).getAttribute("href")).toBe("/create");
});
