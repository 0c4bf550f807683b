import { Link, useRouterState } from "@tanstack/react-router";

/** Why somebody is on the home page who asked for another address. It belongs to its place in the history. */
export type Arrival =
  | { why: "unknown-address" }
  /** A stranger opened a page that needs a wallet: connecting leads on to it. */
  | { why: "needs-wallet"; path: string; href: string };

declare module "@tanstack/react-router" {
  interface HistoryState {
    arrival?: Arrival;
  }
}

const names: Readonly<Record<string, string>> = {
  "/dashboard": "My Gems",
  "/my-gems": "My Gems",
  "/create": "the Generate page",
  "/profile": "your profile",
  "/settings": "your settings",
  "/support": "the Support Center",
};

/** Says why this is the home page. */
export function ArrivalNotice() {
  const arrival = useRouterState({ select: ({ location }) => location.state.arrival });
  if (!arrival) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-5 sm:px-6">
      <p role="status" className="rounded-lg bg-raised px-4 py-3">
        {arrival.why === "unknown-address" ? (
          "There is no page at that address, so this is the home page."
        ) : (
          <>
            Connect your wallet to open {names[arrival.path] ?? "that page"}. It opens once you are signed in.{" "}
            <Link to="/how-it-works" hash="wallet" className="text-accent-ink underline underline-offset-4">
              How do I get a wallet?
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
