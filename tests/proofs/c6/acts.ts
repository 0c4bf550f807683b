import type { Random } from "../../../composer/seeded/random.ts";
import type { IntentKind, Intents } from "../../../web/src/db/intents.ts";
import type { StoredRow } from "../../../web/src/db/rows.ts";

/**
 * One act of a creator. No two acts of a run have the same description, on the device or in the server's
 * ledger.
 */
export interface Act {
  kind: "create" | "edit" | "site" | "configure" | "delete" | "message";
  /** The token's id; of a message its words. */
  entity: string;
  /** The new name, or subdomain and template. */
  detail: string;
  /** For a new token: its story is longer than the form's description. */
  isLong?: boolean;
}

export const describeAct = ({ kind, entity, detail }: Record<"kind" | "entity" | "detail", string>): string =>
  `${kind} ${entity} ${detail}`.trim();

/** So many acts, a share of them messages, the others on tokens; what was deleted is left alone. */
export function planActs(count: number, random: Random, run: string, messages = 0.12): Act[] {
  const acts: Act[] = [];
  const open: string[] = [];
  let named = 0;
  const begin = (): Act => {
    const entity = uuidFrom(random);
    open.push(entity);
    return { kind: "create", entity, detail: `Gem ${++named}`, isLong: random.boolean(0.2) };
  };
  const goOn = (): Act => {
    const entity = random.pick(open) ?? "";
    if (random.boolean(0.15)) {
      open.splice(open.indexOf(entity), 1);
      return { kind: "delete", entity, detail: "" };
    }
    if (random.boolean(0.35)) {
      const kind = random.boolean(0.7) ? "site" : "configure";
      return { kind, entity, detail: `${run}-${++named} template${random.between(1, 5)}` };
    }
    return { kind: "edit", entity, detail: `Gem ${++named}` };
  };
  while (acts.length < count) {
    if (random.boolean(messages))
      acts.push({ kind: "message", entity: `${run} says ${++named}`, detail: "" });
    else acts.push(open.length < 3 || random.boolean(0.15) ? begin() : goOn());
  }
  return acts;
}

function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** The act that a row of the outbox is of. */
export function describeRow({ kind, payload }: Pick<StoredRow, "kind" | "payload">): string {
  return describers[kind as IntentKind](payload as never);
}

const describers: { [K in IntentKind]: (payload: Intents[K]) => string } = {
  "create-token@1": ({ shown }) => describeAct({ kind: "create", entity: shown.id, detail: shown.name }),
  "edit-token@1": ({ id, words }) => describeAct({ kind: "edit", entity: id, detail: words.name }),
  "make-website@1": ({ tokenId, subdomain, template }) =>
    describeAct({ kind: "site", entity: tokenId, detail: `${subdomain} ${template}` }),
  "configure-automation@1": ({ tokenId, website: { subdomain, template_id } }) =>
    describeAct({ kind: "configure", entity: tokenId, detail: `${subdomain} ${template_id}` }),
  "change-deck@1": ({ websiteId }) => describeAct({ kind: "site", entity: websiteId, detail: "" }),
  "delete-token@2": ({ seen }) => describeAct({ kind: "delete", entity: seen.id, detail: "" }),
  "send-message@1": ({ message }) => describeAct({ kind: "message", entity: message, detail: "" }),
};
