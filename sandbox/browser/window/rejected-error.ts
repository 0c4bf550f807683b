import { REJECTED } from "../protocol.ts";

/** The user said no, in the words and with the code that wallets use. */
export class RejectedError extends Error {
  readonly code = REJECTED.code;

  constructor() {
    super(REJECTED.message);
  }
}
