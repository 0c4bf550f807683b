import { createFileRoute } from "@tanstack/react-router";
import { CoinScreen } from "../features/coin/coin-screen.tsx";

export const Route = createFileRoute("/token/$mint")({ component: CoinPage });

function CoinPage() {
  return <CoinScreen mint={Route.useParams().mint} />;
}
