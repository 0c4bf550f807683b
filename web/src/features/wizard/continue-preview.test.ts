import { beforeEach, describe, expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { continuePreview } from "./continue-preview.ts";

const token = aToken({ version: 4 });
let deps: FakeDeps;
let owner: string;
let bodies: unknown[];

beforeEach(() => {
  forgetToasts();
  bodies = [];
  const answer = ({ body }: { body?: unknown }): SavedToken => {
    bodies.push(body);
    const { version: _, ...words } = body as Partial<SavedToken>;
    return { ...token, ...words };
  };
  deps = fakeDeps({ createDraft: answer, changeToken: answer });
  owner = signIn(deps);
});

const open = (change: Partial<WizardDraft> = {}) => {
  const { name, ticker, narrative } = token;
  const draft = { ...emptyDraft, step: 2 as const, token, name, ticker, narrative, ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
  return continuePreview(deps);
};
const unsaved = { token: { ...token, id: null } };
const state = () => wizardStore.getState();

describe("step 2 Continue", () => {
  it.each([
    ["name", { name: "  " }],
    ["ticker", { ticker: "" }],
    ["narrative", { narrative: "\n" }],
  ])("requires the %s", async (_, change) => {
    await open({ ...unsaved, ...change });
    expect(state().fieldError).toEqual({
      field: "form",
      message: "Please ensure all token fields are filled.",
    });
    expect(state().draft?.step).toBe(2);
    expect(deps.calls).toEqual([]);
  });

  it("makes a draft of what was generated, with the words as edited, then step 3", async () => {
    await open({ ...unsaved, name: " Cheese Frog ", ticker: "CHEESE" });
    expect(deps.calls).toEqual(["createDraft"]);
    expect(bodies).toEqual([
      {
        session_id: token.session_id,
        name: "Cheese Frog",
        ticker: "CHEESE",
        narrative: "A frog on the moon.",
      },
    ]);
    expect(state().draft).toMatchObject({ step: 3, token: { id: token.id }, name: "Cheese Frog" });
    expect(await readToken(deps.db, owner, token.id)).toMatchObject({ name: "Cheese Frog" });
  });

  it("makes the draft once: after that, the saved token is changed", async () => {
    await open(unsaved);
    await continuePreview(deps);
    expect(deps.calls).toEqual(["createDraft"]);
    wizardStore.setState({ draft: { ...(state().draft ?? emptyDraft), narrative: "Longer." } });
    await continuePreview(deps);
    expect(deps.calls).toEqual(["createDraft", "changeToken"]);
  });

  it("edits a saved token, on top of the version that was shown", async () => {
    await open({ narrative: "A frog, further." });
    expect(deps.calls).toEqual(["changeToken"]);
    expect(bodies).toEqual([
      { name: token.name, ticker: token.ticker, narrative: "A frog, further.", version: 4 },
    ]);
    expect(state().draft).toMatchObject({ step: 3, narrative: "A frog, further." });
  });

  it.each([
    ["a saved token that was not edited", token],
    ["an imported token", { ...token, origin: "IMPORTED" as const }],
    ["a deployed token", { ...token, mint_address: "M".repeat(44) }],
  ])("leaves %s as it is", async (_, kept) => {
    await open({ token: kept, name: kept === token ? token.name : "Edited" });
    expect(deps.calls).toEqual([]);
    expect(state().draft).toMatchObject({ step: 3, name: token.name });
  });

  it("does nothing without a token", async () => {
    await open({ token: null });
    expect(state().draft?.step).toBe(2);
  });
});

describe("when the token cannot be saved", () => {
  it.each(["name", "ticker", "narrative"] as const)(
    "the fault in the %s is shown beside it",
    async (field) => {
      deps.handlers.createDraft = () => {
        throw refusal(422, "validation_failed", "Validation error.", [{ path: field, message: "Not so." }]);
      };
      await open(unsaved);
      expect(state().fieldError).toEqual({ field, message: "Not so." });
      expect(state().draft?.step).toBe(2);
      expect(toasts).toEqual([]);
    },
  );

  it("shows any other error as a toast, and keeps the words", async () => {
    deps.handlers.changeToken = () => {
      throw refusal(409, "token_launching", "This token is being launched.");
    };
    await open({ name: "Mine" });
    expect(toasts).toEqual(["error: This token is being launched."]);
    expect(state().draft).toMatchObject({ step: 2, name: "Mine" });
  });

  it("offers both versions after a conflict, and keeps the words", async () => {
    const theirs = { ...token, name: "Theirs", version: 7 };
    deps.handlers.changeToken = () => {
      throw new ApiError(
        { kind: "status", status: 409 },
        { code: "version_conflict", detail: "x", token: theirs },
      );
    };
    await open({ name: "Mine" });
    expect(state()).toMatchObject({ conflict: theirs, draft: { step: 2, name: "Mine" } });
    expect(toasts).toEqual([]);
  });

  it("shows no error of its own when the session has ended", async () => {
    deps.handlers.changeToken = () => {
      throw refusal(401, "not_signed_in", "x");
    };
    await open({ name: "Mine" });
    expect(toasts).toEqual([]);
  });

  it("sends words that were typed after a save with a lost answer as an edit", async () => {
    const heard = { ...token, name: "Before", version: 3 };
    const edits: unknown[] = [];
    deps.handlers.createDraft = () => heard;
    deps.handlers.changeToken = (request) => {
      edits.push(request.body);
      return { ...heard, name: "After", version: 4 };
    };
    await open({ token: { ...token, id: null }, name: "After" });
    expect(edits).toMatchObject([{ name: "After", version: 3 }]);
    expect(state().draft).toMatchObject({ step: 3, name: "After" });
  });

  it("shows the default sentence if the generation is gone", async () => {
    await open({ token: { ...token, id: null, session_id: null } });
    expect(toasts).toEqual(["error: Failed to create token"]);
  });
});
