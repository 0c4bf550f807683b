/**
 * D2: `kill -9` during writes, of the server or of one of three; who heard no answer sends the request again with the
 * same key, and each write has happened exactly once. `npm run prove -- D2 [kills] [servers]`
 */
import { conclude } from "./finding.ts";
import { proveEachWriteHappensOnce } from "./life/same-key.ts";
import { startLastingCluster } from "./servers/lasting-cluster.ts";

const [kills = "40", servers] = process.argv.slice(2);
conclude("D2", await proveEachWriteHappensOnce(Number(kills), servers ? startLastingCluster : undefined));
