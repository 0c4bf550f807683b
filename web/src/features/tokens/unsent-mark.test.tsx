import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aCreation } from "../../../testing/a-creation.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { closeOutbox, outboxDialogStore } from "../../stores/outbox-dialog.ts";
import { GemCard } from "./gem-card.tsx";

const token = aToken();
const creation = { kind: "create-token@1", payload: aCreation({ id: token.id }) };
const request = { kind: "make-website@1", payload: { tokenId: token.id, name: token.name } };
let deps: FakeDeps;

const show = async (...rows: Partial<StoredRow>[]) => {
  for (const row of rows) await addToOutbox(deps.db, anIntent(owner, { entity: token.id, ...row }));
  await showInApp(<GemCard token={token} onDelete={() => {}} />, { deps });
};
let owner: string;

beforeEach(() => {
  closeOutbox();
  forgetToasts();
  deps = fakeDeps();
  owner = signIn(deps);
});

const refused = (sentence: string, code: string | null, theirs: SavedToken | null = null) => ({
  state: "parked" as const,
  failure: { sentence, code, theirs },
});

describe("a card whose token has queued changes", () => {
  it.each<[string, Partial<StoredRow>[]]>([
    ["Waiting to sync", [creation, request]],
    ["Waiting to sync", [request]],
    ["Could not sync: That name is taken.", [{ ...request, ...refused("That name is taken.", null) }]],
    [
      "Could not sync: deleted somewhere else",
      [{ ...request, ...refused("Token not found.", "token_not_found") }],
    ],
    [
      "Conflict: choose a version",
      [
        request,
        {
          kind: "delete-token@2",
          payload: { seen: token },
          ...refused("Changed.", "version_conflict", token),
        },
      ],
    ],
  ])("says '%s', and opens the list of queued changes", async (said, rows) => {
    await show(...rows);
    fireEvent.click(await screen.findByRole("button", { name: said }));
    expect(outboxDialogStore.getState().isOpen).toBe(true);
  });

  it("shows nothing if nothing is queued", async () => {
    await addToOutbox(deps.db, anIntent(owner));
    await show();
    expect(screen.queryByRole("button", { name: /sent|server/ })).toBeNull();
  });

  it("says why it cannot be launched yet", async () => {
    await show(creation);
    fireEvent.click(await screen.findByRole("button", { name: "Deploy Token" }));
    expect(toasts).toEqual([expect.stringMatching(/^info: The server does not have this token yet\./)]);
    expect(screen.queryByRole("link", { name: "Deploy Token" })).toBeNull();
  });
});
