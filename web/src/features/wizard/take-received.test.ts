import { beforeEach, describe, expect, it } from "vitest";
import { fakeCaches } from "../../../testing/fake-caches.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { keepReceived, readReceived } from "../../app/received.ts";
import { readDraftImage } from "../../db/draft-image.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { takeReceived } from "./take-received.ts";

const picture = new File([new Uint8Array([1, 2, 3])], "fröge.png", { type: "image/png" });
let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  fakeCaches();
  wizardStore.setState({ ...wizardStore.getInitialState(), id: "draft-1", draft: emptyDraft }, true);
  deps = fakeDeps();
  owner = signIn(deps);
});

describe("a picture or text that another app shares", () => {
  it("begins a manual token with a picture", async () => {
    await keepReceived({ image: picture, text: "a frog" });
    await takeReceived(deps);
    const image = await readDraftImage(deps.db, owner, "draft-1");
    expect([image?.name, image?.type, image?.size]).toEqual(["fröge.png", "image/png", 3]);
    expect(wizardStore.getState().draft).toMatchObject({ method: "manual" });
    expect(wizardStore.getState().image?.name).toBe("fröge.png");
    expect(await readReceived()).toBeNull();
  });

  it("begins a token from an idea with a text, cut to an idea's length", async () => {
    await keepReceived({ image: null, text: "frog ".repeat(300) });
    await takeReceived(deps);
    const { draft } = wizardStore.getState();
    expect(draft?.method).toBe("creative");
    expect(draft?.prompt).toHaveLength(1_000);
  });

  it("replaces nothing that was typed", async () => {
    wizardStore.setState({ draft: { ...emptyDraft, prompt: "my own idea" } });
    await keepReceived({ image: null, text: "another" });
    await takeReceived(deps);
    expect(wizardStore.getState().draft?.prompt).toBe("my own idea");
  });

  it("waits while the wizard has another token at a later step", async () => {
    wizardStore.setState({ draft: { ...emptyDraft, token: aToken(), step: 3 } });
    await keepReceived({ image: picture, text: "" });
    await takeReceived(deps);
    expect(await readReceived()).not.toBeNull();
    expect(wizardStore.getState().draft?.step).toBe(3);
  });

  it("waits for the wizard to be opened", async () => {
    wizardStore.setState({ draft: null });
    await keepReceived({ image: null, text: "a frog" });
    await takeReceived(deps);
    expect(await readReceived()).not.toBeNull();
  });
});
