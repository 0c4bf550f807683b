import { createHash } from "node:crypto";

/**
 * Has what a method gave before for the same arguments; `fresh` gives an object of its own to each who may
 * change it.
 */
export function remembering<T extends object>(target: T): { fresh(): T } {
  const answers = new Map<string, unknown>();
  const remember =
    (name: string, work: CallableFunction) =>
    (...all: unknown[]) => {
      const asked = `${name} ${JSON.stringify(all, byPrint)}`;
      if (!answers.has(asked)) answers.set(asked, work(...all));
      return answers.get(asked);
    };
  const fresh = () =>
    Object.fromEntries(
      Object.entries(target).map(([name, value]) => [
        name,
        typeof value === "function" ? remember(name, value) : value,
      ]),
    ) as T;
  return { fresh };
}

/** A Buffer's own `toJSON` has been asked by then, and lists every byte. */
function byPrint(this: unknown, key: string, value: unknown): unknown {
  const given = (this as Record<string, unknown>)[key];
  return given instanceof Uint8Array ? createHash("sha256").update(given).digest("hex") : value;
}
