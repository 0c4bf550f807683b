import { createDraft } from "../services/generations/create-draft.ts";
import { generateCreative } from "../services/generations/generate-creative.ts";
import { generateManual } from "../services/generations/generate-manual.ts";
import { generateTrend } from "../services/generations/generate-trend.ts";
import { previewGeneration } from "../services/generations/preview-generation.ts";
import { remakeArt } from "../services/generations/remake-art.ts";
import { changeToken } from "../services/tokens/change-token.ts";
import { deleteToken } from "../services/tokens/delete-token.ts";
import { listTokens } from "../services/tokens/list-tokens.ts";
import { readToken } from "../services/tokens/read-token.ts";
import { JsonText } from "./answer.ts";
import { streamProgress } from "./progress-stream.ts";
import { type Route, serve } from "./serve.ts";

export const tokenRoutes: Route[] = [
  serve("listTokens", async (world, { query }) => new JsonText(await listTokens(world, query))),
  serve("getToken", (world, { params }) => readToken(world, params)),
  serve("getTokenDetails", (world, { params }) => readToken(world, params)),
  serve("changeToken", (world, { params, body }) => changeToken(world, { ...body, ...params })),
  serve("deleteToken", (world, { params, query }) => deleteToken(world, { ...query, ...params })),
  serve("creativeGenerate", (world, { body }) => generateCreative(world, body)),
  serve("generateManual", (world, { body, files }) => generateManual(world, { ...body, ...files })),
  serve("trendGenerate", (world, { body }) => generateTrend(world, body)),
  serve("remakeArt", (world, { params, body }) => remakeArt(world, { ...params, ...body })),
  serve("createDraft", (world, { body }) => createDraft(world, body)),
  serve("previewGeneration", (world, { params }) => previewGeneration(world, params)),
  serve("followProgress", async (world, { params }, c) => streamProgress(world, params.id, c)),
];
