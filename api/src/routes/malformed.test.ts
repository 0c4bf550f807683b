import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Endpoint, fillPath } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { createRig } from "../testing/rig.ts";

const id = "0b1c2d3e-1111-4222-8333-444455556666";
const names = Object.keys(endpoints) as EndpointName[];
/** It would wait for a call that never comes. */
const asked = names.filter((name) => name !== "followProgress");

/** Keys that schemas know, with values that they do not. */
const keys = fc.constantFrom(
  ...[
    "address",
    "message",
    "signature",
    "network",
    "token_id",
    "subdomain",
    "domain",
    "template_id",
    "prompt",
  ],
  ...[
    "version",
    "name",
    "ticker",
    "mint",
    "mint_address",
    "website",
    "social_links",
    "__proto__",
    "constructor",
  ],
);
const body = fc.oneof(
  fc.json(),
  fc.string(),
  fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value)),
);
const type = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
);
const param = fc.oneof(fc.constant(id), fc.string({ minLength: 1 }));

it("answers malformed requests with a failure of the catalogue, never with a fault of its own", async () => {
  const rig = createRig();
  const session = await rig.signIn();
  const headers = { authorization: `Bearer ${session.access_token}`, "x-csrf-token": session.csrf_token };
  const request = fc.record({ name: fc.constantFrom(...asked), body, type, param, query: fc.string() });
  await fc.assert(
    fc.asyncProperty(request, async (given) => {
      const endpoint: Endpoint = endpoints[given.name];
      const { param: value } = given;
      const params = { id: value, sessionId: value, websiteId: value, tokenId: value, templateId: value };
      const path = `/api/v1${fillPath(endpoint.path, params)}?limit=${encodeURIComponent(given.query)}`;
      const response = await rig.app.request(path, {
        method: endpoint.method,
        headers: { ...headers, "content-type": given.type },
        ...(endpoint.method === "GET" ? {} : { body: given.body }),
      });
      expect([given.name, [500, 503].includes(response.status)]).toEqual([given.name, false]);
      if (response.status === 401) Object.assign(headers, await signInAgain(rig));
    }),
    { numRuns: 400 },
  );
});

/** One of the calls is to log out. */
async function signInAgain(rig: ReturnType<typeof createRig>) {
  const session = await rig.signIn();
  return { authorization: `Bearer ${session.access_token}`, "x-csrf-token": session.csrf_token };
}
