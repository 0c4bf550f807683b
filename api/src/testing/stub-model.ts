import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  path: string;
  key: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was sent
  body: any;
}

/** How a model server answers one request. */
export type Behaviour = (response: ServerResponse, asked: Asked) => void;

export interface StubModel {
  /** As an operator would set it. */
  baseUrl: string;
  asked: Asked[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible server that can be everything such servers are. */
export async function startStubModel(first: Behaviour = says("{}")): Promise<StubModel> {
  let behaviour = first;
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const one = {
        path: request.url ?? "",
        key: request.headers.authorization,
        body: text ? JSON.parse(text) : null,
      };
      asked.push(one);
      behaviour(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

const json = (response: ServerResponse, status: number, body: unknown, headers: object = {}): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
};

const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

const startStream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });

/** The words, a few characters at a time, then what they cost. */
export const says =
  (text: string, tokens: number | null = 100): Behaviour =>
  (response, { body }) => {
    if (!body?.stream) {
      const usage = tokens === null ? {} : { usage: { total_tokens: tokens } };
      return json(response, 200, { choices: [{ message: { content: text } }], ...usage });
    }
    startStream(response);
    for (let at = 0; at < text.length; at += 40) response.write(event(text.slice(at, at + 40)));
    if (tokens !== null)
      response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`);
    response.end("data: [DONE]\n\n");
  };

export const fails =
  (status: number, message = "no", headers: object = {}): Behaviour =>
  (response) =>
    json(response, status, { error: { message } }, headers);

/** Takes the request and never answers. */
export const isSilent: Behaviour = () => {};

/** A sign of life again and again, and never an answer. */
export const drips: Behaviour = (response) => {
  startStream(response);
  const timer = setInterval(() => response.write(": still there\n\n"), 10);
  response.on("close", () => clearInterval(timer));
};

const endlessly =
  (chunk: string): Behaviour =>
  (response) => {
    startStream(response);
    const go = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", go);
    go();
  };

/** Words without end. */
export const rambles: Behaviour = endlessly(event("and then ".repeat(2_000)));

/** Bytes without end, and never a word. */
export const floods: Behaviour = endlessly(`: ${"-".repeat(60_000)}\n`);

/** Some words, and a wire that is cut. */
export const hangsUp =
  (text: string): Behaviour =>
  (response) => {
    startStream(response);
    response.write(event(text), () => response.destroy());
  };

/** One behaviour after the other; the last one stays. */
export function inTurn(...all: Behaviour[]): Behaviour {
  let turn = 0;
  return (response, asked) => all[Math.min(turn++, all.length - 1)]?.(response, asked);
}

/** Refuses requests that name something, as servers do that do not know it. */
export const refuses =
  (names: RegExp, otherwise: Behaviour): Behaviour =>
  (response, asked) => {
    const named = names.exec(JSON.stringify(asked.body));
    if (!named) return otherwise(response, asked);
    fails(400, `Unsupported parameter: ${named[0]}`)(response, asked);
  };

/** A picture, as base64. */
export const draws =
  (picture: Uint8Array): Behaviour =>
  (response) =>
    json(response, 200, { data: [{ b64_json: Buffer.from(picture).toString("base64") }] });

/** Where a picture lies. */
export const pointsTo =
  (url: string): Behaviour =>
  (response) =>
    json(response, 200, { data: [{ url }] });

/** The bytes of a picture themselves. */
export const hands =
  (picture: Uint8Array): Behaviour =>
  (response) =>
    void response.writeHead(200, { "content-type": "image/png" }).end(picture);
