import { findMint } from "./find-mint.ts";

/** What the worker says: how many keys it tried since it last said so, or the secret key that it found. */
export type MintFinding = { tried: number } | { secret: Uint8Array };

const say = (finding: MintFinding): void => self.postMessage(finding);

/** Takes the suffix, and works until it is terminated. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  findMint(data, (tried) => say({ tried })).then((secret) => say({ secret }), reportError);
};
