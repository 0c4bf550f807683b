import { INTERNAL_ERROR, type Request } from "../protocol.ts";
import type { Answer } from "./answer.ts";
import { say } from "./parent.ts";
import { RejectedError } from "./rejected-error.ts";

/** One request at a time: the next is shown when the one before it is answered. */
export function drainInto(answer: Answer): (request: Request, origin: string) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (request, origin) => {
    last = last.then(async () => {
      try {
        say({ kind: "result", id: request.id, result: await answer(request, origin) });
      } catch (error) {
        const message = error instanceof Error ? error.message : "The wallet failed.";
        const code = error instanceof RejectedError ? error.code : INTERNAL_ERROR;
        say({ kind: "error", id: request.id, message, code });
      }
    });
  };
}
