import { useRouter } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { SavedToken } from "#contract/token.ts";
import { readTokens } from "../../db/token-rows.ts";
import { useConnect } from "../../features/session/use-connect.ts";
import { isAuthenticated, ownerOf, sessionStore } from "../../stores/session.ts";
import { loadDeps } from "../load-deps.ts";
import { actions } from "./actions.ts";
import type { Command } from "./command.ts";
import { pages } from "./pages.ts";

/**
 * All commands that can be found now. Null until the tokens are read from the device, since rows must not move under
 * a finger.
 */
export function useCommands(): { commands: readonly Command[] | null; owner: string } {
  const router = useRouter();
  const { connect } = useConnect();
  const latest = useRef(connect);
  useEffect(() => {
    latest.current = connect;
  });
  const signedIn = useStore(sessionStore, isAuthenticated);
  const owner = useStore(sessionStore, ownerOf);
  const tokens = useLiveQuery(
    async () => (signedIn ? readTokens((await loadDeps()).db, owner).catch(() => []) : []),
    [signedIn, owner],
  );
  const commands = useMemo(() => {
    if (!tokens) return null;
    const go = (to: string, search: object = {}) =>
      void router.navigate({ to, search: () => search as never });
    const open = ({ id }: SavedToken) => go("/create", { token_id: id });
    return [
      ...actions({ signedIn, connect: () => latest.current(), go }),
      ...pages(signedIn).map(({ to, ...page }) => ({ ...page, run: () => go(to) })),
      ...tokens.map((token) => ofToken(token, open)),
    ];
  }, [router, signedIn, tokens]);
  return { commands, owner };
}

const ofToken = (token: SavedToken, open: (token: SavedToken) => void): Command => ({
  id: `token:${token.id}`,
  kind: "Token",
  title: token.name,
  detail: `$${token.ticker}`,
  words: `${token.ticker}|$${token.ticker}`,
  address: token.mint_address,
  picture: { token },
  run: () => open(token),
});
