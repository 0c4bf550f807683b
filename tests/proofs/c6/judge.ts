import { type Act, describeAct } from "./acts.ts";
import type { Happened } from "./ledger.ts";

/** Compares what was done on the device with what the server's database has seen. */
export function judge(acts: readonly Act[], ledger: readonly Happened[]): string[] {
  const expected = byEntity(acts.flatMap(effectsOf));
  const happened = byEntity(ledger);
  const strange = [...happened.keys()].filter((entity) => !expected.has(entity));
  return [
    ...strange.map((entity) => `STRANGE ${entity}: nobody did anything to it`),
    ...[...expected].flatMap(([entity, wanted]) => compare(wanted, happened.get(entity) ?? [])),
  ];
}

/** With a website the server first configures what goes live at the launch, in the same transaction. */
function effectsOf(act: Act): Happened[] {
  return act.kind === "site" ? [{ ...act, kind: "configure" }, act] : [act];
}

function byEntity(all: readonly Happened[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const each of all) {
    const line = found.get(each.entity) ?? [];
    found.set(each.entity, [...line, describeAct(each)]);
  }
  return found;
}

function compare(wanted: readonly string[], seen: readonly string[]): string[] {
  const lost = wanted.filter((each) => !seen.includes(each)).map((each) => `LOST ${each}`);
  const doubled = seen.filter((each, at) => seen.indexOf(each) !== at).map((each) => `DOUBLED ${each}`);
  const strange = seen.filter((each) => !wanted.includes(each)).map((each) => `STRANGE ${each}`);
  const faults = [...lost, ...doubled, ...strange];
  const inOrder = wanted.filter((each) => seen.includes(each));
  const order = [...new Set(seen)].filter((each) => wanted.includes(each));
  if (order.join() === inOrder.join()) return faults;
  return [...faults, `ORDER done: ${inOrder.join(", ")}; arrived: ${order.join(", ")}`];
}
