/**
 * L11: clients that ask and never read, that send thousands of requests at once, and that leave relayed
 * answers unread are closed within 20 seconds, for at most 200 MB and without a stop. `npm run prove -- L11
 * [unread] [pipelined] [relayed]`
 */
import { conclude } from "./finding.ts";
import { floodSockets } from "./floods/sockets.ts";

const [unread = "400", pipelined = "3000", relayed = "150"] = process.argv.slice(2);
conclude("L11", await floodSockets(Number(unread), Number(pipelined), Number(relayed)));
