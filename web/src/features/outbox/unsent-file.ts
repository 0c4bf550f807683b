import { dataUrl } from "../../canvas/data-url.ts";
import { saveFile } from "../../canvas/save-file.ts";
import type { SentPicture } from "../../db/intents.ts";
import type { UnsentWork } from "./unsent-work.ts";

/** What this device alone has, as a file to take along. */
export function downloadUnsent(work: readonly UnsentWork[]): void {
  saveFile(new Blob([unsentFile(work)], { type: "application/json" }), "gemwright-unsaved.json");
}

/** Unsent work as it is downloaded: JSON, each picture a data URL that any browser opens. */
export const unsentFile = (work: readonly UnsentWork[]): string =>
  JSON.stringify(work, (_, value: unknown) => (isPicture(value) ? urlOf(value) : value), 2);

const isPicture = (value: unknown): value is SentPicture =>
  value instanceof Object && "bytes" in value && isBuffer(value.bytes);

/** Also one of another realm, as a database may give it. */
const isBuffer = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === "[object ArrayBuffer]";

const urlOf = ({ type, bytes }: SentPicture): string => dataUrl(type, new Uint8Array(bytes));
