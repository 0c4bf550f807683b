import { beforeEach, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { continuePreview } from "./continue-preview.ts";
import { rename } from "./rename.ts";

const made = { ...aToken(), id: null };
const before = { name: "Moon Frog", ticker: "FROG" };
const after = { name: "Bear Walrus", ticker: "BEAR" };
let deps: FakeDeps;
let asked: unknown[];

beforeEach(() => {
  forgetToasts();
  asked = [];
  deps = fakeDeps({
    remakeArt: ({ body }) => {
      asked.push(body);
      return { ...made, image_url: "/media/named.webp", tries: [] };
    },
  });
  signIn(deps);
});
const open = (change: Partial<WizardDraft> = {}) => {
  const narrative = "Moon Frog mines. Ask for $FROG, or MOON FROG's moonfrogs.";
  const draft = { ...emptyDraft, step: 2 as const, token: made, ...before, narrative, ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
};
const draft = () => wizardStore.getState().draft;

it("puts the new name and ticker into the story, and draws the same pictures with them", async () => {
  open();
  await rename(deps, before, after);
  expect(draft()).toMatchObject({
    ...after,
    narrative: "Bear Walrus mines. Ask for $BEAR, or Bear Walrus's moonfrogs.",
    token: { image_url: "/media/named.webp" },
  });
  expect(asked).toEqual([{ name: "Bear Walrus" }]);
});

it("draws nothing for another ticker or for an empty name", async () => {
  open();
  await rename(deps, before, { ...before, ticker: "BEAR" });
  await rename(deps, before, { ...before, name: " " });
  expect(asked).toEqual([]);
  expect(draft()?.narrative).toContain("$BEAR");
});

it.each<[string, Partial<WizardDraft>]>([
  ["imported", { token: { ...made, origin: "IMPORTED" } }],
  ["launched", { token: { ...made, mint_address: "m" } }],
])("leaves a token that was %s as it is", async (_, change) => {
  open(change);
  await rename(deps, before, after);
  expect(draft()).toMatchObject(before);
  expect(asked).toEqual([]);
});

it("keeps the new words if the pictures cannot be drawn, and says so", async () => {
  deps.handlers.remakeArt = () => {
    throw refusal(500, "generation_failed", "Failed to generate meme. Please try again.");
  };
  open();
  await rename(deps, before, after);
  expect(draft()).toMatchObject(after);
  expect(toasts).toEqual(["error: Failed to generate meme. Please try again."]);
  expect(wizardStore.getState().renaming).toBeNull();
});

it("ends before the token is saved", async () => {
  let answer: (token: unknown) => void = () => {};
  deps.handlers.remakeArt = () => new Promise((resolve) => (answer = resolve));
  deps.handlers.createDraft = () => ({ ...aToken(after), narrative: draft()?.narrative });
  open();
  void rename(deps, before, after);
  const saving = continuePreview(deps);
  await vi.waitFor(() => expect(deps.calls).toEqual(["remakeArt"]));
  answer({ ...made, tries: [] });
  await saving;
  expect(deps.calls).toEqual(["remakeArt", "createDraft"]);
});
