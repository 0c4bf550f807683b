import CircleAlert from "icon:circle-alert";
import CircleCheck from "icon:circle-check";
import CloudOff from "icon:cloud-off";
import RefreshCw from "icon:refresh-cw";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";

export interface Sync {
  /** Refused by the server: the user must decide. */
  parked: number;
  /** Not refused, and not sent yet. */
  waiting: number;
  isReachable: boolean;
  isSyncing: boolean;
  /** The age of the shown list; undefined before the first read. */
  age: string | undefined;
}

/** The chip's text; `count` stands beside the icon if there is no room for text. */
export function syncState({ parked, waiting, isReachable, isSyncing, age }: Sync) {
  const failed = parked > 0 && `${parked} failed`;
  const tone = failed ? "text-bad" : "text-muted";
  const count = parked || waiting || null;
  if (!isReachable) {
    const label = ["Offline", failed, waiting > 0 && `${waiting} waiting`].filter(Boolean).join(", ");
    const title = age ? fill(sentences.tokens.updatedOffline, { ago: age }) : sentences.outbox.offline;
    return { Icon: CloudOff, label, age, count, title, tone };
  }
  if (failed) return { Icon: CircleAlert, label: failed, count, title: "Needs your attention", tone };
  if (waiting > 0) {
    const label = isSyncing ? `Syncing ${waiting}` : `${waiting} waiting`;
    return { Icon: RefreshCw, label, count, title: sentences.outbox.waits, tone };
  }
  return { Icon: CircleCheck, label: "Saved", count, title: sentences.outbox.saved, tone };
}
