import * as fc from "fast-check";
import { type Endpoint, fillPath } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { nearly } from "./from-schema.ts";

/** One request as it goes to the server. */
export interface Malformed {
  name: EndpointName;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | Uint8Array<ArrayBuffer> | undefined;
  /** Whether it comes from somebody who is signed in. */
  isSignedIn: boolean;
}

const uuid = "0b1c2d3e-1111-4222-8333-444455556666";
const param = fc.oneof(fc.constant(uuid), fc.uuid(), fc.string({ minLength: 1, maxLength: 80 }));
const header = fc.string({ unit: fc.constantFrom(..."abcXYZ019 -_;=/*,\"'<>%"), maxLength: 60 });
const types: Record<string, string> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

/** Requests to `names`: of the right form with wrong contents, of another form, or no form at all. */
export function malformed(names: readonly EndpointName[]): fc.Arbitrary<Malformed> {
  return fc.constantFrom(...names).chain((name) => {
    const endpoint: Endpoint = endpoints[name];
    return fc
      .record({
        params: fc.dictionary(fc.constant("any"), param).chain(() => param),
        query: endpoint.query ? nearly(endpoint.query) : fc.constant({}),
        body: bodyOf(endpoint),
        isSignedIn: fc.boolean().chain((yes) => (yes ? fc.constant(true) : fc.boolean())),
        key: fc.option(header, { nil: undefined, freq: 4 }),
        accept: fc.option(header, { nil: undefined, freq: 4 }),
      })
      .map(({ params, query, body, isSignedIn, key, accept }): Malformed => {
        const all = { id: params, sessionId: params, websiteId: params, tokenId: params, templateId: params };
        return {
          name,
          path: `/api/v1${fillPath(endpoint.path, all)}?${queryText(query)}`,
          method: endpoint.method,
          headers: {
            ...(body.type === undefined ? {} : { "content-type": body.type }),
            ...(key === undefined ? {} : { "idempotency-key": key }),
            ...(accept === undefined ? {} : { accept, "if-none-match": accept }),
          },
          body: endpoint.method === "GET" ? undefined : body.content,
          isSignedIn,
        };
      });
  });
}

interface Body {
  type: string | undefined;
  content: Malformed["body"];
}

function bodyOf(endpoint: Endpoint): fc.Arbitrary<Body> {
  const value = endpoint.body ? nearly(endpoint.body) : fc.jsonValue();
  const right = endpoint.bodyType === "multipart" ? value.map(multipart) : value.map(json(endpoint));
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 1, arbitrary: value.map(multipart) },
    { weight: 1, arbitrary: value.map(json(endpoint)) },
    { weight: 1, arbitrary: fc.tuple(header, fc.uint8Array({ maxLength: 200 })).map(raw) },
    { weight: 1, arbitrary: fc.constantFrom(...deep) },
  );
}

/** JSON that can be read, and hardly written. */
const deep: Body[] = [
  `${"[".repeat(25_000)}${"]".repeat(25_000)}`,
  `{"jsonrpc":"2.0","id":1,"method":"getBalance","params":${"[".repeat(25_000)}${"]".repeat(25_000)}}`,
].map((content) => ({ type: "application/json", content }));

const json =
  ({ bodyType = "json" }: Endpoint) =>
  (value: unknown): Body => ({
    type: types[bodyType] ?? "application/json",
    content: JSON.stringify(value) ?? "",
  });

function multipart(value: unknown): Body {
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(value))) {
    form.append(name, typeof field === "string" ? field : JSON.stringify(field));
  }
  form.append("image", new Blob([String(JSON.stringify(value)).slice(0, 300)]), "picture.png");
  return { type: undefined, content: form };
}

const raw = ([type, bytes]: [string, Uint8Array]): Body => ({
  type: type.trim() || "application/json",
  content: new Uint8Array(bytes),
});

const queryText = (query: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(query)).map(([key, value]) => [key, String(JSON.stringify(value))]),
  ).toString();
