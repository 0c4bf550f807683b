import { CodedError } from "#contract/errors.ts";
import type { SavedToken, TokenChange } from "#contract/token.ts";
import { untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";
import { isLaunching } from "../launches/is-launching.ts";
import { readToken } from "./read-token.ts";
import { requireToken } from "./require-token.ts";

/** Edits a token that is neither deployed nor being launched; the version must be the current one. */
export async function changeToken(
  world: UserWorld,
  { id, ...change }: TokenChange & { id: string },
): Promise<SavedToken> {
  await untilFresh(async () => {
    const token = await requireToken(world, id);
    await requireEditable(world, token, change.version);
    if (isNothing(change)) return;
    const { name = token.name, ticker = token.ticker, narrative = token.narrative } = change;
    await world.store.commit([world.store.tokens.edit(token, { name, ticker, narrative }, world.clock())]);
  });
  return readToken(world, { id });
}

const isNothing = ({ name, ticker, narrative }: TokenChange): boolean =>
  name === undefined && ticker === undefined && narrative === undefined;

async function requireEditable(world: UserWorld, token: OwnedToken, version: number): Promise<void> {
  if (token.origin === "IMPORTED") throw new CodedError("imported_locked");
  if (token.mintAddress !== null) throw new CodedError("token_deployed");
  if (await isLaunching(world, token)) throw new CodedError("token_launching");
  if (token.version === version) return;
  throw new CodedError("version_conflict", {}, { token: await readToken(world, { id: token.id }) });
}
