import type { Random } from "../../../composer/seeded/random.ts";
import type { IntentKind, Intents } from "../../../web/src/db/intents.ts";
import type { StoredRow } from "../../../web/src/db/rows.ts";

/** What a creator does, told so that no two acts of a run are told the same: also by the server's database. */
export interface Act {
  kind: "create" | "edit" | "site" | "configure" | "delete" | "message";
  /** The token's id; of a message its words. */
  entity: string;
  /** The new name, or subdomain and template. */
  told: string;
  /** For a new token: its story is longer than the form's description. */
  isLong?: boolean;
}

export const tell = ({ kind, entity, told }: Record<"kind" | "entity" | "told", string>): string =>
  `${kind} ${entity} ${told}`.trim();

/** So many acts, a share of them messages, the others on tokens; what was deleted is left alone. */
export function planActs(count: number, random: Random, run: string, messages = 0.12): Act[] {
  const acts: Act[] = [];
  const open: string[] = [];
  let named = 0;
  const begin = (): Act => {
    const entity = uuidFrom(random);
    open.push(entity);
    return { kind: "create", entity, told: `Gem ${++named}`, isLong: random.boolean(0.2) };
  };
  const goOn = (): Act => {
    const entity = random.pick(open) ?? "";
    if (random.boolean(0.15)) {
      open.splice(open.indexOf(entity), 1);
      return { kind: "delete", entity, told: "" };
    }
    if (random.boolean(0.35)) {
      const kind = random.boolean(0.7) ? "site" : "configure";
      return { kind, entity, told: `${run}-${++named} template${random.between(1, 5)}` };
    }
    return { kind: "edit", entity, told: `Gem ${++named}` };
  };
  while (acts.length < count) {
    if (random.boolean(messages)) acts.push({ kind: "message", entity: `${run} says ${++named}`, told: "" });
    else acts.push(open.length < 3 || random.boolean(0.15) ? begin() : goOn());
  }
  return acts;
}

function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** The act that a row of the outbox is of. */
export function toldOfRow({ kind, payload }: Pick<StoredRow, "kind" | "payload">): string {
  return tellers[kind as IntentKind](payload as never);
}

const tellers: { [K in IntentKind]: (payload: Intents[K]) => string } = {
  "create-token@1": ({ shown }) => tell({ kind: "create", entity: shown.id, told: shown.name }),
  "edit-token@1": ({ id, words }) => tell({ kind: "edit", entity: id, told: words.name }),
  "make-website@1": ({ tokenId, subdomain, template }) =>
    tell({ kind: "site", entity: tokenId, told: `${subdomain} ${template}` }),
  "configure-automation@1": ({ tokenId, website: { subdomain, template_id } }) =>
    tell({ kind: "configure", entity: tokenId, told: `${subdomain} ${template_id}` }),
  "delete-token@2": ({ seen }) => tell({ kind: "delete", entity: seen.id, told: "" }),
  "send-message@1": ({ message }) => tell({ kind: "message", entity: message, told: "" }),
};
