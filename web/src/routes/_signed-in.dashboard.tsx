import { createFileRoute } from "@tanstack/react-router";
import { gemsSearch } from "../features/tokens/gems-search.ts";
import { MyGemsScreen } from "../features/tokens/my-gems-screen.tsx";

export const Route = createFileRoute("/_signed-in/dashboard")({
  validateSearch: gemsSearch,
  component: MyGemsScreen,
});
