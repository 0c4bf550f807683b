import { useRouter } from "@tanstack/react-router";
import { useStore } from "zustand";
import { loadWorld } from "../load-world.ts";
import { sessionStore } from "../stores/session.ts";

const flow = () => Promise.all([loadWorld(), import("../flows/session/connect-wallet.ts")]);

/** Connecting from anywhere: `warm` loads what it takes on hover or focus, `connect` does it and goes to My Gems. */
export function useConnect() {
  const connecting = useStore(sessionStore, (state) => state.connecting);
  const router = useRouter();
  const connect = async (name?: string) => {
    const [world, { connectWallet }] = await flow();
    if (await connectWallet(world, name)) await router.navigate({ to: "/dashboard" });
  };
  return { connecting, connect: () => void connect(), warm: () => void flow() };
}
