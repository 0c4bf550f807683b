import { launchEndpoints } from "#contract/endpoints/launch.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { canSign, sessionStore } from "../../stores/session.ts";

/** Something to know before a launch. One that blocks has to be mended first. */
export interface Remark {
  sentence: string;
  blocks: boolean;
}

/** What stands against launching a token now, or should be known. What cannot be asked is left out. */
export async function readReadiness(deps: AppDeps, token: SavedToken): Promise<Remark[]> {
  const { signsMessagesOnly, pictureMissing, lookAlike, lostAddress } = sentences.launch;
  const params = { id: token.id };
  const [answer, hasPicture] = await Promise.all([
    deps.api.call(launchEndpoints.readReadiness, { params }).catch(() => null),
    pictureAnswers(token),
  ]);
  const isMute = canSign(sessionStore.getState()) && !deps.wallet.canSignTransactions();
  const { paused = null, look_alike: ticker = null, lost_address: host = null } = answer ?? {};
  return [
    ...(paused ? [{ sentence: paused, blocks: true }] : []),
    ...(isMute ? [{ sentence: signsMessagesOnly, blocks: true }] : []),
    ...(hasPicture ? [] : [{ sentence: pictureMissing, blocks: true }]),
    ...(ticker ? [{ sentence: fill(lookAlike, { ticker }), blocks: false }] : []),
    ...(host ? [{ sentence: fill(lostAddress, { host }), blocks: false }] : []),
  ];
}

/** False where the server answers that it has no such picture. One that only this device has is not asked for. */
async function pictureAnswers({ image_url }: SavedToken): Promise<boolean> {
  if (!image_url?.startsWith("/")) return true;
  const answer = await fetch(image_url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer === null || answer.ok;
}
