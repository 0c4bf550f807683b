import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showInApp } from "../../../testing/in-app.ts";
import { AboutScreen } from "./about-screen.tsx";

it("About links to the contact page and to the product's account elsewhere", async () => {
  await showInApp(<AboutScreen />);
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("link", { name: "Follow on X" }).getAttribute("href")).toBe(
    "https://social.invalid/",
  );
});
