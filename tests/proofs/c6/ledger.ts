import Database from "better-sqlite3";

/** What happened to an entity, as the server's database itself has written it down. */
export interface Happened {
  kind: string;
  entity: string;
  detail: string;
}

export interface Ledger {
  /** All that has happened since the last `turn`, in the order of the commits. */
  read(): Happened[];
  turn(): void;
  close(): void;
}

/**
 * Has SQLite write down each effect in the transaction that makes it, in the order of the commits. A column
 * that a statement sets fires its trigger even where the value stays: a website that is made again is seen,
 * and one that merely follows its token's words is not. A configuration that is said again changes nothing,
 * and is not an effect.
 */
const triggers = `
  create table proof_ledger (at integer primary key autoincrement, kind text, entity text, detail text);
  create trigger proof_made after insert on tokens
    begin insert into proof_ledger (kind, entity, detail) values ('create', new.id, new.name); end;
  create trigger proof_edited after update of name on tokens
    begin insert into proof_ledger (kind, entity, detail) values ('edit', new.id, new.name); end;
  create trigger proof_deleted after delete on tokens
    begin insert into proof_ledger (kind, entity, detail) values ('delete', old.id, ''); end;
  create trigger proof_site after insert on websites
    begin insert into proof_ledger (kind, entity, detail)
      values ('site', new.token_id, new.subdomain || ' ' || new.template_id); end;
  create trigger proof_site_again after update of subdomain on websites
    begin insert into proof_ledger (kind, entity, detail)
      values ('site', new.token_id, new.subdomain || ' ' || new.template_id); end;
  create trigger proof_configured after insert on automations
    begin insert into proof_ledger (kind, entity, detail)
      values ('configure', new.token_id, new.subdomain || ' ' || new.template_id); end;
  create trigger proof_configured_anew after update on automations
    when new.subdomain <> old.subdomain or new.template_id <> old.template_id
    begin insert into proof_ledger (kind, entity, detail)
      values ('configure', new.token_id, new.subdomain || ' ' || new.template_id); end;
  create trigger proof_message after insert on messages
    begin insert into proof_ledger (kind, entity, detail) values ('message', new.body, ''); end;`;

export function openLedger(file: string): Ledger {
  const sqlite = new Database(file);
  sqlite.pragma("busy_timeout = 5000");
  sqlite.exec(triggers);
  const rows = sqlite.prepare("select kind, entity, detail from proof_ledger where at > ? order by at");
  const last = sqlite.prepare("select coalesce(max(at), 0) from proof_ledger").pluck();
  let since = 0;
  return {
    read: () => rows.all(since) as Happened[],
    turn: () => {
      since = Number(last.get());
    },
    close: () => sqlite.close(),
  };
}
