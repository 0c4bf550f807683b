import { useRouter } from "@tanstack/react-router";
import { useStore } from "zustand";
import { loadDeps } from "../../app/load-deps.ts";
import { readHomeIdea } from "../../stores/home-idea.ts";
import { sessionStore } from "../../stores/session.ts";

const isProtected = (matches: readonly { routeId: string }[]): boolean =>
  matches.some(({ routeId }) => routeId.startsWith("/_signed-in"));

const flow = () => Promise.all([loadDeps(), import("./connect-wallet.ts")]);

/**
 * Connects from any page: `warm` loads the code on hover or focus, `connect` connects and, on a public page, goes on:
 * to the wizard with what was made on the home page, to the protected page that was asked for, or to My Gems.
 */
export function useConnect() {
  const connecting = useStore(sessionStore, (state) => state.connecting);
  const router = useRouter();
  /** To the wizard, with what was made on the home page in a draft of its own. */
  const goOn = async () => {
    const deps = await loadDeps();
    await router.navigate({ to: "/create", search: { draft: deps.newId() } });
  };
  const connect = async (name?: string) => {
    const [deps, { connectWallet }] = await flow();
    const connected = await connectWallet(deps, name);
    // A page that lost its wallet stays where it was.
    if (!connected || isProtected(router.state.matches)) return;
    const { arrival } = router.state.location.state;
    if (readHomeIdea()) await goOn();
    else if (arrival?.why === "needs-wallet") router.history.push(arrival.href);
    else await router.navigate({ to: "/dashboard" });
  };
  return { connecting, connect: () => void connect(), goOn: () => void goOn(), warm: () => void flow() };
}
