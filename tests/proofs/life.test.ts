import { expect, it } from "vitest";
import type { Finding } from "./finding.ts";
import { proveBackupIsWhole } from "./life/backup-under-load.ts";
import { proveOutsideFaultsAreBounded } from "./life/broken-services.ts";
import { proveEndsLoseNoRequest } from "./life/ends-under-load.ts";
import { proveExpiryIsKept } from "./life/expire-together.ts";
import { proveFullDiskIsSurvived } from "./life/full-disk.ts";
import { proveHotSiteHindersNobody } from "./life/hot-site.ts";
import { proveKilledDeploysResume } from "./life/killed-deploys.ts";
import { proveUpgradesLoseNothing } from "./life/killed-upgrades.ts";
import { proveStartIsFast } from "./life/large-start.ts";
import { proveOverloadIsShed } from "./life/overload.ts";
import { rehearse } from "./life/rehearsal.ts";
import { proveEachWriteHappensOnce } from "./life/same-key.ts";
import { proveSlowSocketsAreClosed } from "./life/slow-sockets.ts";

/** What takes how long is judged in the full forms alone. */
const isTimed = false;

const proofs: Record<string, () => Promise<Finding>> = {
  "C8: deployments that kills broke off come to their end": () => proveKilledDeploysResume(2),
  "D2: writes that are sent again with their keys happen once": () => proveEachWriteHappensOnce(2),
  "C12: sites that are over together are gone at once, and others stay": () => proveExpiryIsKept(200, 1),
  "L3: who finds no room is told so, and then all is as before": () => proveOverloadIsShed(2, { isTimed }),
  "L5: a site that everybody visits leaves room for others": () => proveHotSiteHindersNobody(1, { isTimed }),
  "L8: a server that was killed starts on a large database": () => proveStartIsFast(20, { isTimed }),
  "L7: SIGTERM under load fails no request in flight": () => proveEndsLoseNoRequest(2),
  "L6: what is broken outside ends in time, and in words": () =>
    proveOutsideFaultsAreBounded(["closed", "lying"]),
  "D4: a full disk refuses writes alone, and is got over": () => proveFullDiskIsSurvived(1),
  "D6: a backup under load, restored elsewhere, is whole": () => proveBackupIsWhole(1),
  "D7: an upgrade that is killed in its middle loses no row": () => proveUpgradesLoseNothing(2, 20_000),
  "rehearsal: the guide, from the archive to another machine": () => rehearse(() => undefined),
  "L1: clients that send a byte at a time are closed": () => proveSlowSocketsAreClosed(200, { isTimed }),
};
it.each(Object.entries(proofs))("%s", { tags: "long", timeout: 900_000 }, async (_, prove) => {
  expect((await prove()).faults).toEqual([]);
});
