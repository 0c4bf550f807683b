import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { openOnDevice, signOut } from "../../../testing/sign-in.ts";
import { connectionStore } from "../../stores/connection.ts";
import { LastUpdated } from "./last-updated.tsx";

const MINUTES = 60_000;
const deps = fakeDeps();
const show = (age: number | null) =>
  showInApp(<LastUpdated at={age === null ? null : deps.now() - age} />, { deps });

beforeEach(() => {
  signOut();
  connectionStore.setState({ isReachable: true });
});

it.each([
  [0, "Last updated just now"],
  [3 * MINUTES, "Last updated 3 minutes ago"],
  [26 * 60 * MINUTES, "Last updated yesterday"],
])("a list of %i ms: '%s'", async (age, said) => {
  await show(age);
  screen.getByText(said);
});

it.each<[string, () => void]>([
  ["the server does not answer", () => connectionStore.setState({ isReachable: false })],
  ["the session is this device's alone", () => void openOnDevice(deps)],
])("says that it is offline where %s", async (_, given) => {
  given();
  await show(3 * MINUTES);
  screen.getByText("Offline. Last updated 3 minutes ago");
});

it("says nothing of a list that was never read", async () => {
  await show(null);
  expect(screen.queryByText(/updated/)).toBeNull();
});
