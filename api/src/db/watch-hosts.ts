import type Database from "better-sqlite3";

/** After which changes which row has a host: an update may move a row from one host to another. */
const ROWS = [
  ["insert", "new"],
  ["update", "old"],
  ["update", "new"],
  ["delete", "old"],
] as const;

/** A host answers with its row of `sites`, unless `blocks` has it. */
const TRIGGERS = ROWS.flatMap(([change, row]) => [
  `create temp trigger if not exists site_${change}_${row} after ${change} on sites
    begin select host_changed(${row}.host); end`,
  `create temp trigger if not exists block_${change}_${row} after ${change} on blocks when ${row}.kind = 'site'
    begin select host_changed(${row}.value); end`,
]);

/**
 * Reports each host whose answer this connection changes, whichever write it is: SQLite's own count of commits
 * (`foreignVersion`) leaves these out. The report comes just before the COMMIT, and no other code runs in between.
 * Temporary triggers belong to the connection alone.
 */
export function watchHosts(sqlite: Database.Database, onChange: (host: string) => void): void {
  sqlite.function("host_changed", (host: unknown) => {
    onChange(String(host));
    return null;
  });
  for (const trigger of TRIGGERS) sqlite.exec(trigger);
}
