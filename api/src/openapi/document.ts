import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { headerParameters, headers } from "./headers.ts";
import { introduction } from "./introduction.ts";
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
