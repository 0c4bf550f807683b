import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { connectionStore } from "../../stores/connection.ts";
import { MadeWebsite } from "./made-website.tsx";

beforeEach(() => connectionStore.setState({ isReachable: true }));

const site = { websiteId: "w", url: "/p", title: "Moon Frog", busy: false, onAgain: () => {} };
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("says that the preview needs the server, and offers neither preview nor archive without it", async () => {
  await showInApp(<MadeWebsite {...site} />);
  screen.getByTitle("Website of Moon Frog");
  expect(names()).toEqual(["Generate again", "ZIP"]);
  act(() => connectionStore.setState({ isReachable: false }));
  screen.getByText(sentences.offline.preview);
  expect(screen.queryByTitle("Website of Moon Frog")).toBeNull();
  expect(names()).toEqual(["Generate again"]);
  screen.getByRole("link", { name: "Edit" });
  act(() => connectionStore.setState({ isReachable: true }));
  expect(names()).toEqual(["Generate again", "ZIP"]);
});
