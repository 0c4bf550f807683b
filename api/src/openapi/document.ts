import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { headerParameters, headers } from "./headers.ts";
import { parametersOf } from "./parameters.ts";
import { requestBodyOf } from "./request-body.ts";
import { type Answers, responsesOf } from "./responses.ts";
import { collectShapes, type Json } from "./shapes.ts";
import { shownOf } from "./shown.ts";
import { tagOf, tags } from "./tags.ts";

export interface DocumentFacts {
  productName: string;
  version: string;
}

/** The OpenAPI 3.1 document of `/api/v1`, from the endpoint table alone: equal facts give equal bytes. */
export function openApiDocument({ productName, version }: DocumentFacts): Json {
  const answers: Answers = { productName, shapes: collectShapes(), shared: new Map() };
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(answers, name as EndpointName, endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${productName} API`, version, description: introduction(productName) },
    servers: [{ url: "/api/v1" }],
    tags,
    paths,
    components: {
      schemas: answers.shapes.components(),
      responses: Object.fromEntries([...answers.shared].sort(([one], [other]) => (one < other ? -1 : 1))),
      parameters: headerParameters,
      headers,
      securitySchemes,
    },
  };
}

function operation(answers: Answers, name: EndpointName, endpoint: Endpoint): Json {
  const shown = shownOf(name);
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, shown, answers.shapes),
    requestBody: requestBodyOf(endpoint, shown, answers.shapes),
    responses: responsesOf(answers, endpoint, shown),
  };
}

const securitySchemes = {
  bearer: { type: "http", scheme: "bearer", description: "The session's `access_token`." },
  csrf: { type: "apiKey", in: "header", name: "X-CSRF-Token", description: "The session's `csrf_token`." },
};

function securityOf({ access, method }: Endpoint): Json[] {
  if (access === "public") return [];
  return method === "GET" ? [{ bearer: [] }] : [{ bearer: [], csrf: [] }];
}

/** The document's introduction, in Markdown: what all endpoints have in common. */
export const introduction = (
  productName: string,
): string => `Everything that the web app of ${productName} can do, it does through these calls.

**Sign in** without a password: ask \`POST /auth/challenge\` for a message, sign its UTF-8 bytes with the wallet's key (ed25519), and send the signature in base64 to \`POST /auth/wallet\` (with purpose \`link\` and signed in already, this links another wallet to the account). Send \`access_token\` as a bearer from then on; a call that changes something wants the session's \`X-CSRF-Token\` besides. After 15 minutes \`POST /auth/token/refresh\` gives new tokens, once for each refresh token.

**Failures** are always \`{ "detail": "a sentence for a person", "code": "a_fixed_code" }\`. Program against the code; a code never changes its meaning.

**Repeat safely**: with an \`Idempotency-Key\` a change is made once, however often the request is sent.

**Slow calls** take a \`progress_id\` of your own making; \`GET /progress/{id}\` tells their steps as server-sent events meanwhile.

Times are ISO 8601 in UTC, amounts are in SOL, and a token, website or wallet of somebody else does not exist (404).`;
