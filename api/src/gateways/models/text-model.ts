import {
  afterRefusal,
  bodyOf,
  type Capabilities,
  type Form,
  fullCapabilities,
  type Message,
  type Mode,
} from "./capabilities.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createHttpClient, defaultTimeouts, type ModelProvider, type Timeouts } from "./http-client.ts";
import { ModelError } from "./model-error.ts";
import { readCompletion } from "./read-completion.ts";

export interface TextOrder {
  messages: readonly Message[];
  /** The JSON schema that the answer has to fit, or null where any text will do. */
  form: Form | null;
  /** Overrides the mode, after an answer that did not keep to the form. */
  mode?: Mode;
  maxTokens: number;
  /** Aborts the whole call. */
  signal: AbortSignal;
  /** Reports the number of words so far. */
  onWords?: (count: number) => void;
  /** Reports the tokens spent, also when the call fails. */
  onTokens?: (count: number) => void;
}

/** A language model behind an OpenAI-compatible address. */
export interface TextModel {
  name: string;
  /** The mode that has worked; null before the first answer. */
  mode: Mode | null;
  /** Returns the answer's text, and the mode that was used. Throws only `ModelError`. */
  write(order: TextOrder): Promise<{ text: string; mode: Mode }>;
}

/** An event stream wraps each token in about 200 bytes. */
const MOST_BYTES = 6 * 1024 * 1024;
const MOST_REFUSALS = 5;

interface Options extends ModelProvider {
  clock?: () => number;
  timeouts?: Timeouts;
}

export function createTextModel({
  clock = Date.now,
  timeouts = defaultTimeouts,
  ...provider
}: Options): TextModel {
  const callHttp = createHttpClient(timeouts);
  const breaker = createCircuitBreaker(clock);
  let capabilities: Capabilities = fullCapabilities;

  async function writeOnce(order: TextOrder, attempted: Capabilities): Promise<string> {
    const sent = JSON.stringify(order.messages).length;
    let received = "";
    let counted: number | null = null;
    try {
      const reply = await callHttp({
        url: `${provider.baseUrl}/chat/completions`,
        body: bodyOf({ model: provider.model, ...order }, attempted),
        key: provider.key,
        maxBytes: MOST_BYTES,
        signal: order.signal,
      });
      const done = await readCompletion(reply, (text) => {
        received = text;
        order.onWords?.(wordsIn(text));
      });
      counted = done.tokens;
      return done.text;
    } catch (error) {
      const isUnspent =
        error instanceof ModelError && (error.status !== null || error.reason === "unreachable");
      if (isUnspent) counted = 0;
      throw error;
    } finally {
      // A token is about four characters. A server that was too slow has still spent them.
      order.onTokens?.(counted ?? Math.ceil((sent + received.length) / 4));
    }
  }

  const model: TextModel = {
    name: provider.model,
    mode: null,
    async write(order) {
      breaker.require();
      let attempted: Capabilities = order.mode ? { ...capabilities, mode: order.mode } : capabilities;
      for (let refusals = 0; ; refusals++) {
        try {
          const text = await writeOnce(order, attempted);
          breaker.clear();
          if (order.form) model.mode = attempted.mode;
          capabilities = attempted;
          return { text, mode: attempted.mode };
        } catch (error) {
          const modelError = error instanceof ModelError ? error : new ModelError("failing");
          const next =
            mayAskOtherwise(modelError) && afterRefusal(attempted, modelError.detail, order.form !== null);
          if (!next || refusals >= MOST_REFUSALS) {
            breaker.note(modelError);
            throw modelError;
          }
          attempted = next;
        }
      }
    },
  };
  return model;
}

/** Statuses by which servers reject an unknown parameter. */
const mayAskOtherwise = ({ status }: ModelError): boolean =>
  status !== null && [400, 422, 500, 501].includes(status);

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
