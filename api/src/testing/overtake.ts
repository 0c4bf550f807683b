import type { Store } from "../db/store.ts";
import type { TestApp } from "./test-app.ts";

type Method = (...asked: never[]) => Promise<unknown>;

/** Does `act` once, right before the next such read at any server: as another request does that is faster. */
export const overtake = <Part extends keyof Store, Name extends keyof Store[Part]>(
  { servers }: TestApp,
  [part, name]: readonly [Part, Name],
  act: () => Promise<unknown>,
): void => beforeNext(servers.map(({ store }) => store[part]) as Record<Name, Method>[], name, act);

/** The same before the next commit: what it is made of has been read by then. */
export const overtakeCommit = ({ servers }: TestApp, act: () => Promise<unknown>): void =>
  beforeNext(
    servers.map(({ store }) => store as unknown as { commit: Method }),
    "commit",
    act,
  );

function beforeNext<Name extends PropertyKey>(
  parts: readonly Record<Name, Method>[],
  name: Name,
  act: () => Promise<unknown>,
): void {
  let isToCome = true;
  for (const part of parts) {
    const method = part[name];
    part[name] = async (...asked) => {
      if (isToCome) {
        isToCome = false;
        await act();
      }
      return method(...asked);
    };
  }
}
