import { beforeEach, describe, expect, it, vi } from "vitest";
import { rhythm } from "#contract/limits.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readDraftImage, writeDraftImage } from "../../db/draft-image.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { readOutbox } from "../../db/outbox.ts";
import { readTokens } from "../../db/token-rows.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, emptyEntry, type ManualEntry } from "../../wizard-draft.ts";
import { createManual } from "./create-manual.ts";

const entry: ManualEntry = {
  ...emptyEntry,
  name: "Moon Frog",
  ticker: "FROG",
  description: "A frog on the moon.",
};
const image = new File([new Uint8Array([1, 2, 3])], "frog.png", { type: "image/png" });
const token = aToken({ session_id: null });
let deps: FakeDeps;
let owner: string;
let keys: (string | undefined)[];
let asked: unknown[];

beforeEach(() => {
  forgetToasts();
  keys = [];
  asked = [];
  deps = fakeDeps();
  owner = signIn(deps);
  fill();
  const { call } = deps.api;
  deps.api.call = (endpoint, request, options) => {
    keys.push(options?.headers?.["Idempotency-Key"]);
    return call(endpoint, request, options);
  };
  deps.handlers.createToken = (request) => {
    asked.push(request);
    return { success: true, token, message: "" };
  };
});

function fill(change: Partial<ManualEntry> = {}, picture: File | null = image): void {
  const draft = { ...emptyDraft, method: "manual" as const, manual: { ...entry, ...change } };
  wizardStore.setState({ ...wizardStore.getInitialState(), id: "draft-1", draft, image: picture }, true);
}
const state = () => wizardStore.getState();
const failing = (error: unknown) => {
  deps.handlers.createToken = () => {
    throw error;
  };
  return createManual(deps);
};

describe("step 1, manual", () => {
  it.each<[string, Partial<ManualEntry>, File | null]>([
    ["a name", { name: "  " }, image],
    ["a ticker", { ticker: "" }, image],
    ["a description", { description: "\n" }, image],
    ["an image", {}, null],
  ])("requires %s", async (_, change, picture) => {
    fill(change, picture);
    await createManual(deps);
    expect(state().fieldError).toEqual({ field: "form", message: "Please fill in all required fields." });
    expect(deps.calls).toEqual([]);
  });

  it("sends what was typed, the image, and whether a banner is wanted", async () => {
    fill({ generateBanner: false });
    await createManual(deps);
    const [{ files }] = asked as [{ files: { image: Blob } }];
    expect(new Uint8Array(await files.image.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(asked).toMatchObject([
      {
        body: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: "Moon Frog",
          ticker: "FROG",
          description: "A frog on the moon.",
          generate_banner: "false",
        },
      },
    ]);
  });

  it("goes to step 2 with the saved token, and clears the form", async () => {
    await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, manual: entry }, 1);
    await writeDraftImage(deps.db, owner, "draft-1", image);
    await createManual(deps);
    expect(state().draft).toMatchObject({
      step: 2,
      name: "Moon Frog",
      token: { id: token.id },
      manual: emptyEntry,
    });
    expect(state().image).toBeNull();
    expect(await readDraft(deps.db, owner, "draft-1")).toBeNull();
    expect(await readDraftImage(deps.db, owner, "draft-1")).toBeNull();
    expect((await deps.db.tokens.get([owner, token.id]))?.token.name).toBe("Moon Frog");
  });

  it("sends the same input under the same key, and other input under another", async () => {
    await failing(refusal(422, "idea_refused", "No."));
    await createManual(deps);
    wizardStore.setState(({ draft }) => ({
      draft: draft && { ...draft, manual: { ...draft.manual, name: "Sun Frog" } },
    }));
    await createManual(deps);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("sends a second token with the same words under a new key", async () => {
    await createManual(deps);
    fill();
    await createManual(deps);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each<[string, unknown, string, string]>([
    [
      "its field",
      refusal(422, "validation_failed", "No.", [{ path: "ticker", message: "A ticker is short." }]),
      "ticker",
      "A ticker is short.",
    ],
    [
      "the image",
      refusal(422, "invalid_image", "This file is not an image."),
      "image",
      "This file is not an image.",
    ],
    [
      "the form",
      refusal(422, "idea_refused", "This cannot be made here."),
      "form",
      "This cannot be made here.",
    ],
  ])("shows a refusal at %s, and keeps the input", async (_, error, field, message) => {
    await failing(error);
    expect(state().fieldError).toEqual({ field, message });
    expect(state().draft?.manual).toMatchObject({ name: "Moon Frog" });
    expect(state().image).toBe(image);
  });

  it("shows any other failure with the server's detail, or with its own sentence", async () => {
    await failing(refusal(500, "internal", "The disk is full."));
    await failing(new Error("surprise"));
    expect(toasts).toEqual(["error: The disk is full.", "error: Failed to create token"]);
  });

  it("stores the token with its picture on this device if the server does not answer, and goes to step 2", async () => {
    await failing(new ApiError({ kind: "network" }));
    const { draft, image: left } = state();
    expect(draft).toMatchObject({ step: 2, name: "Moon Frog", token: { version: 1, banner_url: null } });
    expect(draft?.token?.image_url).toMatch(/^data:image\/webp;base64,/);
    expect([left, toasts]).toEqual([null, []]);
    expect(await readTokens(deps.db, owner)).toMatchObject([{ id: draft?.token?.id, name: "Moon Frog" }]);
    const [row] = await readOutbox(deps.db, owner);
    expect(row).toMatchObject({ kind: "create-token@1", entity: draft?.token?.id, state: "waiting" });
    expect(row?.payload).toMatchObject({ generateBanner: true, logo: { type: "image/png" } });
  });

  it("goes on without a silent server when the user chooses to", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    deps.handlers.createToken = () => new Promise(() => {});
    const making = createManual(deps);
    await vi.advanceTimersByTimeAsync(rhythm.silence);
    await vi.waitFor(() => expect(deps.calls).toContain("createToken"));
    vi.useRealTimers();
    expect(state().work?.instead?.label).toBe("Continue without it");
    state().work?.instead?.choose();
    await making;
    const { draft } = state();
    expect(draft).toMatchObject({ step: 2, name: "Moon Frog" });
    expect(await readOutbox(deps.db, owner)).toMatchObject([{ entity: draft?.token?.id, state: "waiting" }]);
    expect(await readTokens(deps.db, owner)).toMatchObject([{ id: draft?.token?.id }]);
  });
});
