import { generateCreative } from "../services/generations/generate-creative.ts";
import { generateManual } from "../services/generations/generate-manual.ts";
import { generateTrend } from "../services/generations/generate-trend.ts";
import { previewGeneration } from "../services/generations/preview-generation.ts";
import { remakeArt } from "../services/generations/remake-art.ts";
import { saveToken } from "../services/generations/save-token.ts";
import { changeToken } from "../services/tokens/change-token.ts";
import { deleteToken } from "../services/tokens/delete-token.ts";
import { listTokens } from "../services/tokens/list-tokens.ts";
import { readToken } from "../services/tokens/read-token.ts";
import { JsonText } from "./answer.ts";
import { streamProgress } from "./progress-stream.ts";
import { type Route, serve } from "./serve.ts";

export const tokenRoutes: Route[] = [
  serve("listTokens", async (deps, { query }) => new JsonText(await listTokens(deps, query))),
  serve("getToken", (deps, { params }) => readToken(deps, params)),
  serve("getTokenDetails", (deps, { params }) => readToken(deps, params)),
  serve("changeToken", (deps, { params, body }) => changeToken(deps, { ...body, ...params })),
  serve("deleteToken", (deps, { params, query }) => deleteToken(deps, { ...query, ...params })),
  serve("creativeGenerate", (deps, { body }) => generateCreative(deps, body)),
  serve("generateManual", (deps, { body, files }) => generateManual(deps, { ...body, ...files })),
  serve("trendGenerate", (deps, { body }) => generateTrend(deps, body)),
  serve("remakeArt", (deps, { params, body }) =>
    remakeArt(deps, { generationId: params.sessionId, ...body }),
  ),
  serve("createDraft", (deps, { body }) => saveToken(deps, body)),
  serve("previewGeneration", (deps, { params }) =>
    previewGeneration(deps, { generationId: params.sessionId }),
  ),
  serve("followProgress", async (deps, { params }, c) => streamProgress(deps, params.id, c)),
];
