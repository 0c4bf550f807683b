import {
  afterRefusal,
  bestDialect,
  bodyOf,
  type Dialect,
  type Form,
  type Message,
  type Mode,
} from "./dialect.ts";
import { createExchange, type Patience, usualPatience } from "./exchange.ts";
import { ModelFault } from "./fault.ts";
import type { ModelPlace } from "./place.ts";
import { readCompletion } from "./read-completion.ts";
import { createRest } from "./rest.ts";

export interface TextOrder {
  messages: readonly Message[];
  /** What the answer has to look like; null: any text. */
  form: Form | null;
  /** Not the best mode that the server takes, but this one at most: after an answer that kept to no form. */
  mode?: Mode | undefined;
  maxTokens: number;
  /** Ends the whole exchange. */
  signal: AbortSignal;
  /** How many words there are so far. */
  onWords?: ((count: number) => void) | undefined;
  /** What was spent, also where nothing came of it. */
  onTokens?: ((count: number) => void) | undefined;
}

/** A language model behind an OpenAI-compatible address. */
export interface TextModel {
  name: string;
  /** How it was found to take forms; null until it has. */
  mode: Mode | null;
  /** Its answer's text, in the mode that it was asked in. Fails with a `ModelFault` and nothing else. */
  write(order: TextOrder): Promise<{ text: string; mode: Mode }>;
}

/** An event stream wraps each token in about 200 bytes. */
const MOST_BYTES = 6 * 1024 * 1024;
const MOST_REFUSALS = 5;

interface Options extends ModelPlace {
  clock?: () => number;
  patience?: Patience;
}

export function createTextModel({
  clock = Date.now,
  patience = usualPatience,
  ...place
}: Options): TextModel {
  const exchange = createExchange(patience);
  const rest = createRest(clock);
  let dialect: Dialect = bestDialect;

  async function once(order: TextOrder, spoken: Dialect): Promise<string> {
    const sent = JSON.stringify(order.messages).length;
    let heard = "";
    let counted: number | null = null;
    try {
      const reply = await exchange({
        url: `${place.baseUrl}/chat/completions`,
        body: bodyOf({ model: place.model, ...order }, spoken),
        key: place.key,
        maxBytes: MOST_BYTES,
        signal: order.signal,
      });
      const done = await readCompletion(reply, (text) => {
        heard = text;
        order.onWords?.(wordsIn(text));
      });
      counted = done.tokens;
      return done.text;
    } catch (error) {
      const isUnspent =
        error instanceof ModelFault && (error.status !== null || error.reason === "unreachable");
      if (isUnspent) counted = 0;
      throw error;
    } finally {
      // Four characters are about a token. Who is too slow has been at work all the same.
      order.onTokens?.(counted ?? Math.ceil((sent + heard.length) / 4));
    }
  }

  const model: TextModel = {
    name: place.model,
    mode: null,
    async write(order) {
      rest.require();
      let spoken: Dialect = order.mode ? { ...dialect, mode: order.mode } : dialect;
      for (let refusals = 0; ; refusals++) {
        try {
          const text = await once(order, spoken);
          rest.clear();
          if (order.form) model.mode = spoken.mode;
          dialect = spoken;
          return { text, mode: spoken.mode };
        } catch (error) {
          const fault = error instanceof ModelFault ? error : new ModelFault("failing");
          const next = mayAskOtherwise(fault) && afterRefusal(spoken, fault.detail, order.form !== null);
          if (!next || refusals >= MOST_REFUSALS) {
            rest.note(fault);
            throw fault;
          }
          spoken = next;
        }
      }
    },
  };
  return model;
}

/** What servers say of a parameter that they do not know. */
const mayAskOtherwise = ({ status }: ModelFault): boolean =>
  status !== null && [400, 422, 500, 501].includes(status);

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
