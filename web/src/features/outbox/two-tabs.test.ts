import { beforeEach, describe, expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { TokenWords } from "../../db/intents.ts";
import { readOutbox } from "../../db/outbox.ts";
import { putToken } from "../../db/tokens.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { continuePreview } from "../wizard/continue-preview.ts";
import { keepMine, takeTheirs } from "./answer-parked.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { takeBack } from "./take-back.ts";

const token = aToken({ name: "Moon Frog", narrative: "A frog." });
let deps: FakeDeps;
let owner: string;
let there: SavedToken;

beforeEach(async () => {
  there = token;
  deps = fakeDeps();
  owner = signIn(deps);
  await putToken(deps.db, owner, token);
});

/** The server is back: it takes only a change of the version that it has. */
const comeBack = () => {
  deps.handlers.changeToken = ({ body }) => {
    const { version, ...words } = body as TokenWords & { version: number };
    if (version !== there.version)
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: there });
    there = { ...there, ...words, version: version + 1 };
    return there;
  };
  return flushOutbox(deps, owner, { eager: true });
};
/** Step 2 Continue in a tab that shows a token, with something typed. */
const edit = async (shown: SavedToken, typed: Partial<TokenWords>): Promise<SavedToken> => {
  const { name, ticker, narrative } = shown;
  const draft = { ...emptyDraft, step: 2 as const, token: shown, name, ticker, narrative, ...typed };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
  await continuePreview(deps);
  return wizardStore.getState().draft?.token as SavedToken;
};
const rows = () => readOutbox(deps.db, owner);
const first = async () => {
  const [row] = await rows();
  if (!row) throw new Error("Nothing waits.");
  return row;
};

describe("two tabs that edit one token while the server does not answer", () => {
  it("lose no edit unasked: the second is parked with the version that the first made", async () => {
    await edit(token, { name: "Renamed in A" });
    await edit(token, { narrative: "Rewritten in B." });
    await comeBack();
    expect(there).toMatchObject({ name: "Renamed in A", narrative: "A frog.", version: 2 });
    expect(await rows()).toMatchObject([
      { state: "parked", payload: { words: { narrative: "Rewritten in B." } }, failure: { theirs: there } },
    ]);
  });

  it("conflict again with each later edit if the user keeps the second tab's version", async () => {
    const inA = await edit(token, { name: "Renamed in A" });
    await edit(token, { narrative: "Rewritten in B." });
    await edit(inA, { ticker: "AGAIN" });
    await comeBack();
    await keepMine(deps, await first(), there);
    expect(there).toMatchObject({ name: "Moon Frog", narrative: "Rewritten in B." });
    expect(await rows()).toMatchObject([
      { state: "parked", payload: { words: { ticker: "AGAIN" } }, failure: { theirs: there } },
    ]);
  });

  it("send the first tab's later edits if the user keeps its version", async () => {
    const inA = await edit(token, { name: "Renamed in A" });
    await edit(token, { narrative: "Rewritten in B." });
    await edit(inA, { ticker: "AGAIN" });
    await comeBack();
    await takeTheirs(deps, await first(), there);
    await flushOutbox(deps, owner, { eager: true });
    expect(there).toMatchObject({ name: "Renamed in A", ticker: "AGAIN", narrative: "A frog." });
    expect(await rows()).toEqual([]);
  });

  it("still conflict after an edit of one is taken back", async () => {
    const inA = await edit(token, { name: "Renamed in A" });
    await edit(inA, { ticker: "AGAIN" });
    await edit(token, { narrative: "Rewritten in B." });
    const [, again] = await rows();
    if (again) await takeBack(deps, again);
    await comeBack();
    expect(there).toMatchObject({ name: "Renamed in A", narrative: "A frog." });
    expect(await rows()).toMatchObject([{ state: "parked", failure: { theirs: there } }]);
  });
});

it("sends one tab's edits one after another, without a conflict", async () => {
  let shown = await edit(token, { name: "One" });
  shown = await edit(shown, { name: "Two" });
  await edit(shown, { narrative: "Three." });
  await comeBack();
  expect(there).toMatchObject({ name: "Two", narrative: "Three.", version: 4 });
  expect(await rows()).toEqual([]);
});
