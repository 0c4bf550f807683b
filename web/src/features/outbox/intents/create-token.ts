import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, isUnreachable } from "../../../api-client/api-error.ts";
import type { AppDeps } from "../../../app/deps.ts";
import { imageKey, writeImage } from "../../../db/images.ts";
import type { Intents, SentPicture } from "../../../db/intents.ts";
import type { PictureKind } from "../../../db/rows.ts";
import { keepCopy } from "../../device/keep.ts";
import { type IntentRules, keyed, type Post } from "./intent.ts";

type Creation = Intents["create-token@1"];

/** Sends a token that was made on this device. It keeps its id. */
export const createTokenRules: IntentRules<"create-token@1"> = {
  describe: ({ shown }) => `Your token ${shown.name}`,
  isWritten: true,
  createsToken: true,
  holdsLaunch: sentences.offline.launchUnsent,
  moveTo: null,
  async send(deps, creation, post) {
    const { shown } = creation;
    const token = await sendCreation(deps, creation, post);
    if (creation.metadata !== null) await keepPictures(deps, post.owner, token, creation);
    return { answer: token, token: { now: token, sent: shown } };
  },
  overlay: ({ payload }, shown) => shown ?? payload.shown,
};

async function sendCreation(deps: AppDeps, creation: Creation, post: Post): Promise<SavedToken> {
  const { shown, logo, banner, generateBanner, metadata } = creation;
  const { id, name, ticker, narrative } = shown;
  const request = {
    body: {
      id,
      name,
      ticker,
      description: narrative.slice(0, lengths.description).replace(/[\uD800-\uDBFF]$/, ""),
      ...(narrative.length > lengths.description && { narrative }),
      generate_banner: generateBanner ? ("true" as const) : ("false" as const),
      ...(metadata !== null && { generation_metadata: metadata }),
    },
    files: { image: fileOf(logo), ...(banner && { banner: fileOf(banner) }) },
  };
  try {
    return (await deps.api.call(tokensEndpoints.createToken, request, keyed(post))).token;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "id_taken")) throw error;
    // The id is this device's own, so an earlier attempt has arrived.
    return deps.api.call(tokensEndpoints.getToken, { params: { id } }).catch((second: unknown) => {
      throw isUnreachable(second) ? second : error;
    });
  }
}

const fileOf = ({ type, bytes }: SentPicture) => new Blob([bytes], { type });

/** The server's pictures are the ones that were sent, so they need not be loaded. */
async function keepPictures(
  deps: AppDeps,
  owner: string,
  token: SavedToken,
  creation: Creation,
): Promise<void> {
  const keepPicture = (kind: PictureKind, url: string | null, picture: SentPicture | null) =>
    url &&
    picture &&
    keepCopy(deps, () =>
      writeImage(deps.db, { owner, key: imageKey(token.id, kind), url, ...picture, fetchedAt: deps.now() }),
    );
  await keepPicture("logo", token.image_url, creation.logo);
  await keepPicture("banner", token.banner_url, creation.banner);
}
