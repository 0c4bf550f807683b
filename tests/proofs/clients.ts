/** Clients that others wrote, kit, spl-token and umi, against the sandbox. `npm run prove -- clients` */
import { tryClients } from "./clients/run.ts";
import { conclude } from "./finding.ts";

conclude("clients", await tryClients(console.log));
