import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Token } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { artTriesStore, keepTries } from "../../stores/art-tries.ts";
import { refreshToken } from "./refresh-token.ts";

/** Pictures that the composer drew, of a token that nobody holds yet. */
export const mayRedraw = (token: Token): boolean =>
  token.session_id !== null && token.mint_address === null && token.origin === "GENERATED";

/** Which pictures: an earlier try's by its seed, the shown ones without a seed, and the name that stands in them. */
export interface ArtRequest {
  seed?: string | undefined;
  name?: string | undefined;
}

/** Another logo and banner for what was generated in a session, and why no model drew them; the device learns of it. */
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

/** What the server has kept of a token's pictures, so that they can be brought back after a reload too. */
export async function loadTries(deps: AppDeps, sessionId: string): Promise<void> {
  if (artTriesStore.getState()[sessionId]) return;
  const { tries = [] } = await deps.api.call(tokensEndpoints.previewGeneration, { params: { sessionId } });
  if (!artTriesStore.getState()[sessionId]) keepTries(sessionId, tries);
}
