import { useRouter } from "@tanstack/react-router";
import { disconnectWallet } from "../flows/session/end-session.ts";
import { loadWorld } from "../load-world.ts";

/** Disconnects the wallet and goes home. */
export function useDisconnect(): () => void {
  const router = useRouter();
  return () => {
    void loadWorld()
      .then(disconnectWallet)
      .then(() => router.navigate({ to: "/" }));
  };
}
