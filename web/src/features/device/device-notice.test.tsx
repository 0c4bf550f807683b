import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
  type DeviceProblem,
  deviceStore,
  dismissDeviceProblem,
  reportDeviceProblem,
} from "../../stores/device.ts";
import { DeviceNotice } from "./device-notice.tsx";

beforeEach(dismissDeviceProblem);

it("says nothing where nothing is wrong", () => {
  render(<DeviceNotice />);
  expect(screen.queryByRole("status")).toBeNull();
});

it.each<[DeviceProblem, RegExp, boolean]>([
  ["unopenable", /unsaved work is lost when you close this page\.$/, false],
  ["blocked", /^An older version of the app is open in another tab\./, true],
  ["outdated", /^The app was updated in another tab\./, true],
  ["future", /^A newer version of the app has run on this device\./, true],
])("says what is wrong where it is %s, and can be put aside", (problem, said, reloads) => {
  reportDeviceProblem(problem);
  render(<DeviceNotice />);
  screen.getByText(said);
  expect(screen.queryByRole("button", { name: "Reload" }) !== null).toBe(reloads);
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(deviceStore.getState().problem).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});
