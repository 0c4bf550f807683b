import { ApiError } from "../src/api-client/api-error.ts";
import type { Intent } from "../src/db/intents.ts";
import { readOutbox } from "../src/db/outbox.ts";
import { putToken } from "../src/db/tokens.ts";
import { enqueue } from "../src/features/outbox/enqueue.ts";
import { aToken, fakeDeps } from "./fake-deps.ts";
import { signIn } from "./sign-in.ts";

export const OWNER = "ann";
export const token = aToken({ name: "Moon Frog" });
export const other = aToken({ name: "Sun Frog" });
export const unreachable = () => {
  throw new ApiError({ kind: "network" });
};

export const words = (name: string) => ({ name, ticker: "FROG", narrative: "A frog." });
export const edit = (of: typeof token, name: string): Intent => ({
  kind: "edit-token@1",
  entity: of.id,
  payload: { id: of.id, words: words(name), base: words(of.name), version: of.version },
});
export const remove = (of: typeof token): Intent => ({
  kind: "delete-token@2",
  entity: of.id,
  payload: { seen: of },
});

/** A device with the two tokens, signed in, and a server that takes down what it hears. */
export async function anOutbox() {
  const clock = { now: 1_700_000_000_000 };
  const heard: string[] = [];
  const named = (params: unknown) => ((params as { id: string }).id === token.id ? "moon" : "sun");
  const deps = fakeDeps({
    changeToken: ({ params, body }) => {
      const { name, version } = body as { name: string; version: number };
      heard.push(`${named(params)} is ${name}`);
      return { ...token, ...(params as object), ...(body as object), version: version + 1 };
    },
    deleteToken: ({ params }) => {
      heard.push(`${named(params)} is gone`);
      return { success: true, message: "" };
    },
    submitContact: () => {
      heard.push("a message");
      return { success: true, message: "" };
    },
  });
  deps.now = () => clock.now;
  signIn(deps, OWNER);
  await putToken(deps.db, OWNER, token);
  await putToken(deps.db, OWNER, other);
  const act = (intent: Intent) => enqueue(deps, OWNER, intent);
  const waiting = async () => (await readOutbox(deps.db, OWNER)).map(({ kind, state }) => `${kind} ${state}`);
  /** Done while nobody answers. */
  const offline = async (...intents: Intent[]) => {
    const handlers = { ...deps.handlers };
    const none = { changeToken: unreachable, deleteToken: unreachable, submitContact: unreachable };
    Object.assign(deps.handlers, none);
    for (const intent of intents) await act(intent);
    Object.assign(deps.handlers, handlers);
  };
  return { deps, clock, heard, act, waiting, offline };
}
