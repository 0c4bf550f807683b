/**
 * C9: an account of 10,000 tokens. The server gives a page of 500 in less than 50 ms (p95) and asks its
 * database nothing without a limit; My Gems opens, turns, searches and opens again with the server gone. `npm
 * run prove -- C9 [tokens]`
 */
import { lookThroughGreatAccount } from "./c9/device.ts";
import { readGreatAccount } from "./c9/server.ts";
import { conclude } from "./finding.ts";

const [tokens = "10000"] = process.argv.slice(2);
const read = await readGreatAccount(Number(tokens));
const used = await lookThroughGreatAccount(Number(tokens), console.log);
conclude("C9", { numbers: { ...read.numbers, ...used.numbers }, faults: [...read.faults, ...used.faults] });
