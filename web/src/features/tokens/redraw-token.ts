import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Token } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { artTriesStore, keepTries } from "../../stores/art-tries.ts";
import { refreshToken } from "./refresh-token.ts";

/** Pictures that the composer drew for a token that is not saved yet. */
export const mayRedraw = (token: Token): boolean =>
  token.session_id !== null && token.mint_address === null && token.origin === "GENERATED";

/** Which pictures: those of an earlier seed, or new ones without a seed; and the name in them. */
export interface ArtRequest {
  seed?: string;
  name?: string;
}

/**
 * Draws another logo and banner for a generated token, and stores them on the device. Returns a notice if no model
 * drew them.
 */
export async function redrawToken(
  deps: AppDeps,
  sessionId: string,
  { seed, name }: ArtRequest,
): Promise<{ token: Token; notice: string | null }> {
  const {
    notice = null,
    tries = [],
    ...token
  } = await deps.api.call(tokensEndpoints.remakeArt, {
    params: { sessionId },
    body: { ...(seed && { seed }), ...(name && { name }) },
  });
  keepTries(sessionId, tries);
  if (token.id) await refreshToken(deps, token.id);
  return { token, notice };
}

/** The earlier pictures that the server has stored, so that they can return after a reload too. */
export async function loadTries(deps: AppDeps, sessionId: string): Promise<void> {
  if (artTriesStore.getState()[sessionId]) return;
  const { tries = [] } = await deps.api.call(tokensEndpoints.previewGeneration, { params: { sessionId } });
  if (!artTriesStore.getState()[sessionId]) keepTries(sessionId, tries);
}
