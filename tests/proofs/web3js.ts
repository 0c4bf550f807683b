/**
 * web3.js's own test suite, run live against the sandbox as its authors wrote it. `npm run prove -- web3js`.
 * `WEB3JS_SUITE` names another place to clone its repository from: an address or a folder.
 */
import { conclude } from "./finding.ts";
import { runWeb3Suite } from "./web3js/run.ts";

const origin = process.env.WEB3JS_SUITE ?? "https://github.com/solana-foundation/solana-web3.js.git";
const finding = await runWeb3Suite(origin, console.log);
if (finding) conclude("web3js", finding);
console.log("web3js: SKIPPED. Nothing was proved.");
