import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useStore } from "zustand";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { PreviewStep } from "./preview-step.tsx";
import { rename } from "./rename.ts";

const idea = "a penguin who sells ice to other penguins";
const made = { ...aToken(), id: null };
const suggestions = [
  { name: "Moon Frog", ticker: "FROG" },
  { name: "Cheese Miner", ticker: "MINE" },
  { name: "Lunar Ledger", ticker: "MOON" },
];
let deps: FakeDeps;

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps({ remakeArt: () => ({ ...made, tries: [] }) });
  signIn(deps);
});

function Step() {
  const draft = useStore(wizardStore, (state) => state.draft);
  return draft && <PreviewStep draft={draft} />;
}
const show = (change: Partial<WizardDraft> = {}) => {
  const { name, ticker, narrative } = made;
  const words = { name, ticker, narrative, suggestions, madeOf: idea };
  const draft = { ...emptyDraft, step: 2 as const, token: made, ...words, ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
  return showInApp(<Step />, { deps });
};
const draft = () => wizardStore.getState().draft ?? emptyDraft;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const story = () => (screen.getByRole("textbox", { name: "Narrative" }) as HTMLTextAreaElement).value;
const another = async () => {
  const before = story();
  const button = screen.getByRole("button", { name: "Another story" });
  fireEvent.click(button);
  await waitFor(() => expect(story()).not.toBe(before));
  // It takes no press while it is busy.
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  return story();
};

it("suggests other names of the same idea beside those that there are, and takes the pressed one", async () => {
  await show();
  press("Other names");
  await waitFor(() => expect(draft().suggestions).toHaveLength(6));
  expect(draft().suggestions.slice(0, 3)).toEqual(suggestions);
  const names = draft().suggestions.map(({ name }) => name);
  expect(new Set(names).size).toBe(6);
  expect(names.slice(3).join()).toMatch(/Penguin|Ice/);
  expect(draft()).toMatchObject({ name: "Moon Frog", ticker: "FROG" });
  const { name = "", ticker = "" } = draft().suggestions[4] ?? {};
  press(`${name} $${ticker}`);
  expect(draft()).toMatchObject({ name, ticker });
});

it("offers no more names than help", async () => {
  await show({
    suggestions: Array.from({ length: 12 }, (_, n) => ({ name: `Frog ${n}`, ticker: `FROG${n}` })),
  });
  expect(screen.queryByRole("button", { name: "Other names" })).toBeNull();
});

it("tells other stories of the same idea, with the name as it is typed, and brings each back", async () => {
  await show({ name: "Cold Caller" });
  const first = story();
  const told: string[] = [];
  while (told.length < 6) told.push(await another());
  expect(new Set([first, ...told]).size).toBe(7);
  for (const each of told) expect(each).toMatch(/penguin/i);
  // Not every story needs the name.
  expect(told.join(" ")).toContain("Cold Caller");
  press("Story 1");
  expect(story()).toBe(first);
  press("Story 7");
  expect(story()).toBe(told.at(-1));
  expect(screen.getByText("Story 7 of 7 is shown.")).toBeTruthy();
});

it("keeps what was typed into a story when another one takes its place", async () => {
  await show();
  await another();
  fireEvent.change(screen.getByRole("textbox", { name: "Narrative" }), {
    target: { value: "My own words." },
  });
  press("Story 1");
  expect(story()).toBe(made.narrative);
  press("Story 3");
  expect(story()).toBe("My own words.");
});

it("gives earlier stories the new name too", async () => {
  await show();
  await another();
  const before = { name: draft().name, ticker: draft().ticker };
  await rename(deps, before, { name: "Ice Baron", ticker: "ICE" });
  press("Story 1");
  expect(story()).not.toContain(before.name);
  expect(story()).toBe(made.narrative.replaceAll(before.name, "Ice Baron").replaceAll(before.ticker, "ICE"));
});

it("asks the server for the idea of a token that another device made", async () => {
  const saved = aToken();
  const recipe = { prompt: "a walrus who cannot swim", seed: "s", palette: null };
  deps.handlers.getTokenDetails = () => ({ ...saved, recipe });
  await show({ token: saved, madeOf: "" });
  expect(await another()).toMatch(/walrus/i);
});

it.each<[string, Partial<WizardDraft>]>([
  ["imported", { token: { ...made, origin: "IMPORTED" } }],
  ["launched", { token: { ...made, mint_address: "m" } }],
  ["typed in by hand", { token: { ...made, session_id: null } }],
])("leaves the words of a token that was %s alone", async (_, change) => {
  await show(change);
  for (const name of ["Other names", "Another story"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
