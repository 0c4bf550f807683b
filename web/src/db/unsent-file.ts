import { dataUrl } from "../canvas/data-url.ts";
import type { SentPicture } from "./intents.ts";
import type { UnsentWork } from "./unsent-work.ts";

/** The download of unsent work: JSON, with each picture as a `data:` URL that any browser opens. */
export const unsentFile = (work: readonly UnsentWork[]): string =>
  JSON.stringify(work, (_, value: unknown) => (isPicture(value) ? urlOf(value) : value), 2);

const isPicture = (value: unknown): value is SentPicture =>
  value instanceof Object && "bytes" in value && isBuffer(value.bytes);

/** Also matches a buffer of another realm, which a database may return. */
const isBuffer = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === "[object ArrayBuffer]";

const urlOf = ({ type, bytes }: SentPicture): string => dataUrl(type, new Uint8Array(bytes));
