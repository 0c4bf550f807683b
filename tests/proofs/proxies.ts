/**
 * The examples for nginx and Caddy, each in front of a server in production: wildcard hosts, certificates, uploads,
 * streams, the client's address, and what stays on the machine. `npm run prove -- proxies [nginx] [caddy]`
 */
import { conclude } from "./finding.ts";
import { programOf, proxyNames } from "./proxies/proxy.ts";
import { proveBehind } from "./proxies/run.ts";

const named = process.argv.slice(2);
const finding = { numbers: {} as Record<string, number>, faults: [] as string[] };
for (const name of proxyNames.filter(
  (each) => named.length === 0 || named.some((word) => each.startsWith(word)),
)) {
  if (programOf(name) === null) {
    finding.faults.push(`${name} is not here: install it (Debian: apt-get install nginx caddy).`);
    continue;
  }
  const { numbers, faults } = await proveBehind(name);
  Object.assign(finding.numbers, numbers);
  finding.faults.push(...faults);
}
conclude("proxies", finding);
