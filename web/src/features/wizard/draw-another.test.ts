import { beforeEach, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { drawAnother } from "./draw-another.ts";

const token = { ...aToken(), id: null };
const drawn = { ...token, image_url: "/media/other.webp", notice: "The model did not answer." };
let deps: FakeDeps;

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps({ remakeArt: () => drawn });
  signIn(deps);
  wizardStore.setState({ draft: { ...emptyDraft, token, name: "Typed by hand", step: 2 } });
});

it("shows other pictures and why no model drew them, and keeps the typed words", async () => {
  await drawAnother(deps);
  expect(wizardStore.getState().draft).toMatchObject({
    name: "Typed by hand",
    notice: "The model did not answer.",
    token: { image_url: "/media/other.webp", session_id: token.session_id },
  });
});

it("keeps the pictures if drawing fails, and says so", async () => {
  deps.handlers.remakeArt = () => {
    throw refusal(500, "generation_failed", "");
  };
  await drawAnother(deps);
  expect(wizardStore.getState().draft?.token).toEqual(token);
  expect(toasts).toEqual(["error: Failed to draw another picture. Please try again."]);
});
