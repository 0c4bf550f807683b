import type { Settings } from "../settings.ts";

/** What to do about a chain that does not answer. Its address may hold a key: only its origin is shown. */
export function chainProblem({ rpcUrl, network }: Pick<Settings, "rpcUrl" | "network">): string {
  const { origin } = new URL(rpcUrl);
  const advice =
    network === "sandbox"
      ? "npm start runs one beside the server, at SANDBOX_PORT or SANDBOX_URL"
      : "look at RPC_URL, or try again later";
  return `The chain at ${origin} does not answer: ${advice}.`;
}
