import { createParser } from "eventsource-parser";
import type { Reply } from "./http-client.ts";
import { ModelError } from "./model-error.ts";

export interface Completion {
  text: string;
  /** Tokens as the server has counted them; null where it does not say. */
  tokens: number | null;
}

/** The most characters of an answer; no page has more. */
export const MOST_TEXT = 120_000;

interface Choice {
  delta?: { content?: unknown; refusal?: unknown };
  message?: { content?: unknown; refusal?: unknown };
  finish_reason?: unknown;
}

interface Chunk {
  choices?: Choice[];
  usage?: { total_tokens?: unknown } | null;
  error?: unknown;
}

/** Reads an answer's text, streamed or whole, and reports the text so far to `onText`. */
export async function readCompletion(
  { contentType, pieces }: Reply,
  onText: (all: string) => void,
): Promise<Completion> {
  const done: Completion = { text: "", tokens: null };
  const take = (chunk: Chunk) => {
    if (chunk.error !== undefined) throw new ModelError("failing", { detail: JSON.stringify(chunk.error) });
    const [choice] = chunk.choices ?? [];
    const message = choice?.delta ?? choice?.message;
    if (message?.refusal || choice?.finish_reason === "content_filter") throw new ModelError("declined");
    if (typeof message?.content === "string" && message.content !== "") {
      done.text += message.content;
      if (done.text.length > MOST_TEXT) throw new ModelError("too-long");
      onText(done.text);
    }
    const total = chunk.usage?.total_tokens;
    if (typeof total === "number" && Number.isFinite(total) && total >= 0) done.tokens = Math.ceil(total);
  };
  if (/\bevent-stream\b/i.test(contentType)) for await (const event of eventsIn(pieces)) take(event);
  else take(parse(Buffer.concat(await readAll(pieces)).toString("utf8")));
  return done;
}

/** The chunks of an event stream, until it says that it is done. */
async function* eventsIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  for await (const text of decoded(pieces)) {
    parser.feed(text);
    for (const data of events.splice(0)) {
      if (data === "[DONE]") return;
      yield parse(data);
    }
  }
}

async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  // An event counts also where the server leaves out the empty line after the last one.
  yield "\n\n";
}

function parse(json: string): Chunk {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null) return value as Chunk;
  } catch {
    // Invalid JSON is handled like JSON of another shape.
  }
  throw new ModelError("unusable");
}

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return parts;
}
