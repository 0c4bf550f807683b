import { beforeEach, describe, expect, it } from "vitest";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readDraftImage } from "../../db/draft-image.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { chooseImage, dropImage } from "./choose-image.ts";

const png = (size = 3, type = "image/png") => new File([new Uint8Array(size)], "frog.png", { type });
let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
  wizardStore.setState({ ...wizardStore.getInitialState(), id: "draft-1", draft: emptyDraft }, true);
});
const state = () => wizardStore.getState();

describe("the image of a token by hand", () => {
  it("is stored on the device, and loaded when the wizard is opened", async () => {
    await chooseImage(deps, png());
    wizardStore.setState(wizardStore.getInitialState(), true);
    await aWizardTab(deps, owner).visit({ draft: "draft-1" });
    expect(state().image).toMatchObject({ name: "frog.png", type: "image/png", size: 3 });
  });

  it.each([
    ["of any image type", png(3, "image/heic"), null],
    ["that is none", png(3, "text/plain"), /^Please choose an image/],
    ["of 10 MB", png(10 * 1024 * 1024), null],
    ["of more", png(10 * 1024 * 1024 + 1), "Please choose an image of 10MB or less."],
  ])("takes a file %s or says why not", async (_, file, refused) => {
    const before = png(1);
    await chooseImage(deps, before);
    await chooseImage(deps, file);
    expect(state().image).toBe(refused ? before : file);
    if (refused)
      expect(state().fieldError).toMatchObject({ field: "image", message: expect.stringMatching(refused) });
    else expect(state().fieldError).toBeNull();
  });

  it("is shrunk on the device if it has more pixels than the server reads", async () => {
    const asked: number[] = [];
    deps.shrink = async (_, pixels, width) => {
      asked.push(pixels, width);
      return new Blob(["small"], { type: "image/webp" });
    };
    await chooseImage(deps, png());
    expect(asked).toEqual([40_000_000, 2_048]);
    expect(state().image).toMatchObject({ name: "frog.png", type: "image/webp", size: 5 });
    expect(await readDraftImage(deps.db, owner, "draft-1")).toMatchObject({ type: "image/webp", size: 5 });
  });

  it("is the one chosen last, even if an earlier one is ready later", async () => {
    let done = (_: Blob) => {};
    deps.shrink = () => new Promise((resolve) => (done = resolve));
    const first = chooseImage(deps, png(2));
    deps.shrink = async (picture) => picture;
    const last = png(5);
    await chooseImage(deps, last);
    done(new Blob(["late"], { type: "image/webp" }));
    await first;
    expect(state().image).toBe(last);
    expect(await readDraftImage(deps.db, owner, "draft-1")).toMatchObject({ size: 5 });
  });

  it("stays until the page is closed if the device is full", async () => {
    deps.db.draftImages.put = () => Promise.reject(new Error("QuotaExceededError")) as never;
    const file = png();
    await chooseImage(deps, file);
    expect(state().image).toBe(file);
  });

  it("is deleted from the device when it is removed", async () => {
    await chooseImage(deps, png());
    await dropImage(deps);
    expect(state().image).toBeNull();
    expect(await readDraftImage(deps.db, owner, "draft-1")).toBeNull();
  });
});
