import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { type FakeDeps, fakeDeps } from "../../../../testing/fake-deps.ts";
import { showInApp } from "../../../../testing/in-app.ts";
import { signIn } from "../../../../testing/sign-in.ts";
import { connectionStore } from "../../../stores/connection.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { ImportPanel } from "./import-panel.tsx";

let deps: FakeDeps;
const reach = (isReachable: boolean) => act(() => connectionStore.setState({ isReachable }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

beforeEach(() => {
  deps = fakeDeps();
  signIn(deps);
  wizardStore.setState(wizardStore.getInitialState(), true);
});
afterEach(() => connectionStore.setState({ isReachable: true }));

it("is off while the server is out of reach, says why, and is on again afterwards", async () => {
  connectionStore.setState({ isReachable: false });
  await showInApp(<ImportPanel asks={false} />, { deps });
  screen.getByText(sentences.offline.import);
  expect(button("Continue").disabled).toBe(true);
  reach(true);
  expect(button("Continue").disabled).toBe(false);
});

it("asks nobody where the network goes while the address is typed, and keeps what was typed", async () => {
  await showInApp(<ImportPanel asks />, { deps });
  const address = await screen.findByRole<HTMLInputElement>("textbox", { name: "Token address" });
  fireEvent.change(address, { target: { value: "So11111111111111111111111111111111111111112" } });
  reach(false);
  expect(button("Import Token").disabled).toBe(true);
  expect(screen.getByRole("dialog").textContent).toContain(sentences.offline.import);
  // Enter sends a form whose button is off all the same where the script sends it.
  fireEvent.submit(address.form as HTMLFormElement);
  expect(deps.calls).toEqual([]);
  expect(wizardStore.getState()).toMatchObject({ alert: null, work: null });
  reach(true);
  expect(button("Import Token").disabled).toBe(false);
  expect(address.value).toMatch(/^So1/);
});
