import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useStore } from "zustand";
import { deck as sample } from "#contract/endpoints/story.ts";
import type { TemplateId } from "#contract/website.ts";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { undo } from "./change-deck.ts";
import { LookPanel } from "./look-panel.tsx";

let deps: FakeDeps;
beforeEach(() => {
  deps = fakeDeps({});
  // What is saved, and when, is the flow's own test.
  deps.wait = () => new Promise(() => undefined);
  siteEditorStore.setState({ ...siteEditorStore.getInitialState(), deck: sample }, true);
});

function Panel({ templateId }: { templateId: TemplateId }) {
  const { deck } = useStore(siteEditorStore);
  return deck && <LookPanel deck={deck} templateId={templateId} palette={null} />;
}
const show = (templateId: TemplateId = "template1") => showInApp(<Panel templateId={templateId} />, { deps });
const look = () => siteEditorStore.getState().deck?.look;
const isPressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

it("chooses a mood, and takes it away again", async () => {
  await show();
  expect(isPressed("Template’s own")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Retro" }));
  expect(look()).toEqual({ ...sample.look, mood: "retro" });
  expect(isPressed("Retro")).toBe("true");
  expect(isPressed("Template’s own")).toBe("false");
  fireEvent.click(screen.getByRole("button", { name: "Template’s own" }));
  expect(look()).toStrictEqual(sample.look);
});

it("takes a colour that is dragged back in one step, and the next one in another", async () => {
  await show();
  const colour = screen.getByLabelText("Another");
  for (const value of ["#100000", "#200000", "#300000"]) fireEvent.input(colour, { target: { value } });
  colour.dispatchEvent(new Event("change"));
  fireEvent.input(colour, { target: { value: "#400000" } });
  expect(look()?.accent).toBe("#400000");
  undo(deps);
  expect(look()?.accent).toBe("#300000");
  undo(deps);
  expect(look()?.accent).toBe(sample.look.accent);
});

it("says that a template is always dark where it is", async () => {
  await show("template2");
  screen.getByText("Futuristic is always dark.");
});

it("says nothing of it elsewhere", async () => {
  await show("template3");
  expect(screen.queryByText(/always dark/)).toBeNull();
});
