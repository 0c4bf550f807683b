import { describe, it } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";

/** A sentence, and what shows that it is true. */
type Proof = readonly [sentence: string, run: () => Promise<void>];

export interface Proofs {
  happy: Proof;
  error: Proof;
  security: Proof;
}

/**
 * The three proofs of an endpoint: a request that succeeds, one that fails with a sentence of the catalogue and
 * changes nothing, and an attack that it withstands. `routes/proofs.test.ts` fails for an endpoint without them.
 */
export function proves(name: EndpointName, proofs: Proofs): void {
  describe(name, () => {
    for (const [kind, [sentence, run]] of Object.entries(proofs)) it(`${kind}: ${sentence}`, run);
  });
}
