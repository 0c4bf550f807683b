/**
 * guard: good launch transactions are changed at random; the guard accepts none that would do something else,
 * and never crashes. `npm run prove -- guard [changes] [seed]`
 */
import { mutate } from "../../launch/testing/mutations.ts";
import { conclude } from "./finding.ts";

const [changes = "100000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`guard with seed ${seed}`);
const { faults, ...numbers } = mutate(Number(changes), Number(seed));
conclude("guard", { numbers, faults });
